/** What would be, what was at a date, and one thing against another. */
export const whatIfQuestions = `
# Kitchen
What was left of the budget at the end of April? | Apr 30, 2026 | $8,298.81 | $16,701.19
what was left of the 25k at the end of April | $8,298.81
How much did we have left at the start of April? | Mar 31, 2026 | $14,043.35
how much money was left on the kitchen on March 31 | $14,043.35
How far over was the deck at the end of June 2025? | $298.90]
what was left for permits in April | !Apr 30, 2026
If the microwave were returned for a full refund, what would be left? | $129.00 | $4,704.24
Say the store took the oscillating saw back, how much would be left? | $189.99 | $4,765.23
If half of the microwave came back, what would be left? | !$4,704.24
If the saw and the lights went back, what would be left? | $189.99 | $389.97 | $5,155.20
How short would we be after a 6k fridge? | $1,424.76
how deep over would the deck be if the railing were another $400 | $907.35
Tom wants 350 more for the kitchen. How much would be left then? | $4,225.24
The tiler is asking for another $600 on the kitchen. What is left then? | $3,975.24
kitchen money not spent yet | $4,575.24
How much of the bathroom budget have we not spent? | !$6,995.73 in
what is left of the money we planned to spend on the kitchen | $4,575.24
Can the deck take another $300 bench? | $807.35
How does labor compare with materials on the kitchen? | $11,760.50 | $6,900.27
By how much do our payments by check exceed those in cash, all projects? | $11,670.35
did contractors or everybody else get more on the kitchen | !Rosa
the cabinets deposit or the cabinet installation, which was larger and what's the gap | $2,750.00
oscillating saw vs circular saw, diff | $30.99
how much extra was the panel upgrade | $1,925.50 | !no quantity
how do labor and materials usually compare | From the guide
We might want three more weeks of help in the kitchen at 900 a week. What would that leave us in the budget? | $1,875.24
What is left for the kitchen if we need 3 loads of stone at 350 a load? | $3,525.24
We might want help in the kitchen at 900 a week. What would that leave us in the budget? | how these amounts count
She wants a bench for 400 plus lamps for $350 more. What would still be there of the kitchen money after both? | $3,825.24
He wants tiles for 800 and a cabinet for 260 dollars. What would be left of the kitchen money after both? | $3,515.24
Vanity: the hookup cost less than the mirror, right? How much less? | $704.00
how close did the deck come to its budget | $507.35](/dashboard
how close is the kitchen to its budget, in percent | 81.70%
What stain did we put on the deck boards? | do not know | !$2,244.10
which grout did we use between the kitchen tiles | do not know | !$1,268.35
what did we seal the deck with | do not know
how much has the kitchen added to the value of our house | do not know | !$20,424.76
did the neighbors ever sign the cabinet letter | do not know | !Cabinets installed
Has my sister seen the countertop? | do not know | !Countertop installed
When is the cabinet of the neighbor's garage sale shipped? | !Cabinets installed
When should the backsplash be tiled? >> and the final electrical inspection? | Jun 29, 2026 | !From the guide
When should the backsplash be tiled before the party? | Jul 10, 2026
What is spent on the kitchen plus the open bills? | $20,424.76
`;
