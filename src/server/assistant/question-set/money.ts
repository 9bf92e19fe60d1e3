/** Budgets, sums, periods and categories. */
export const moneyQuestions = `
# Kitchen
What is my budget? | $25,000.00 | Kitchen Remodel
What did we pay for saws, kitchen and deck? | Together that is $348.99 | $189.99 | $159.00
How much did I spend on vanity on the master bathroom and the deck? | $1,474.00 | nothing that mentions it
How many expenses on the deck and the guest bathroom have no receipt? | **Backyard Deck** | **Guest Bathroom**
which projects are not over budget? | are within budget | **Master Bathroom** | !**Backyard Deck** is over
which projects have never gone over budget? | are within budget
How much would I be over on the deck if I spent another $400? | $907.35
Which is closer to its budget, the master bathroom or the guest bathroom? | **Guest Bathroom** came closest
What did the deck cover cost? | I do not know of any spending on “cover”
how many months until the kitchen is done? | !comes first
What did Maria Silva charge for hauling? | $925.00
How much is the electric bill each month? | !Okafor
If Rosa's last check of $900 goes out, how much is left on the kitchen? | after $900.00 you would have
Do I have enough left on the kitchen to pay every one of the open bills and invoices? | !From the guide
How much did I spend on solar panels? | I do not know of any spending on “solar panels”
most expensive month on the master bathroom >> what was the largest payment that month? | in April 2026 | $2,280.00
half of the kitchen budget | $12,500.00
kitchen spending >> and half of that? | $10,212.38
kitchen spending >> split that two ways | $10,212.38
if we split what's left on the kitchen over 3 months, how much per month? | $1,525.08
what's twice what we paid Rosa | $10,351.00
Not counting May, what did the kitchen cost? | $17,980.16
which month was the priciest on the kitchen besides May | without May 2026
How much can we spend a week until Christmas? | $168.56
All budgets minus everything spent, where do we stand? | $12,048.16
what have Rosa, Tom and Maria gotten altogether | $13,855.50
what percent of a remodel is labor | Typical cost splits
most expensive day | The day with the most
how much did returns save us | !that mention
besides labor, what's the biggest category | Materials | without labor
when should the final payment be made | Finishing and handing over
contractors without an hourly rate | !From the guide
how much did financing cover | !which of you paid
what's the budget for the master bathroom | $12,000.00
budget of the deck | $8,000.00
How big is the total budget of the guest bathroom? | $3,500.00
What is the combined budget of all my projects? | $48,500.00
What do the budgets come to when combined? | $48,500.00
add up the four budgets for me, what's that | $48,500.00
Suppose I order blinds for $420 and a rug for $180, what would be left? | $420.00 and $180.00 | $3,975.24
If I bought four chairs at $85 each, what would the kitchen have left? | $4,235.24
If the $189.99 saw were returned for a full refund, how much would be left? | $4,765.23
How far over would the deck be if the railing were another $400 on top? | $907.35
How far over would the deck be if the $100 lamp went back? | $407.35
I want to keep 1,000 of the budget untouched. How much can I still spend then? | $3,575.24
If the stairs cost $900 instead of $500, what would be left? | I do not know
How much is left? | $4,575.24
how much money do I have left for the kitchen | $4,575.24
What's remaining in the master bathroom budget? | $5,004.27
how much can i still spend on the guest bath | $2,976.00
What do I have left across all projects? | $12,048.16
remaining budget | $4,575.24
How much of my kitchen budget is unspent? | $4,575.24
how much budget is left for labor | whole project | $11,760.50 | $4,575.24
What percent of the budget is used? | 81.70%
How much of the deck budget is used in percent? | 106.34%
what percentage of the master bathroom budget have I used up | 58.30%
What share of my spending went to labor? | 57.58%
Am I over budget? | within its budget | $4,575.24
am i over budget on the deck? | over budget by | $507.35
Is the Backyard Deck within budget | over budget by | $507.35
Which projects are over budget? | Backyard Deck | $507.35 | !Guest Bathroom
how much over budget is the deck | $507.35
Are we on track with the money? | within its budget | $4,575.24
How much have I spent? | $20,424.76 | 20 expenses
What did I spend in total on the master bathroom? | $6,995.73
how much did i spend on the deck | $8,507.35 | 7 expenses
How much have I spent on all projects? | $36,451.84 | 40 expenses
total spent overall | $36,451.84
How much did I spend on labor? | $11,760.50 | 8 expenses
how much did i spnd on labr | $11,760.50
labour costs | $11,760.50
What did materials cost me? | $6,900.27 | 7 expenses
money spent on material for the bathroom remodel master | $2,482.33
How much went to permits? | $970.00 | 2 expenses
permit spending over all projects | $1,455.00
How much did I pay for tools? | $189.99
How much did I spend on tools and permits? | Together that is | $1,159.99 | $189.99 | $970.00 | !more than
how much on equipment in the master bathroom? | $95.00
utilities in all projects? | $58.40
What did I spend on miscellaneous things? | $129.00
How much did I spend in March? | $5,681.65 | 5 expenses
How much did I spend last month? | $2,444.60 | May 2026
what have I spent this month | $1,278.97
spending this year | $20,424.76
How much did I spend in 2025? | no expense | $8,507.35
How much did I spend in 2019? | no expense | !$20,424.76
how much since June | $1,278.97
How much did I spend between 1 March and 15 April? | $10,157.84 | 8 expenses
from March 1 to April 15, what was spent? | $10,157.84
How much in the last 30 days? | $2,058.97 | 5 expenses
spent this week | $769.00
what did I spend last week? | $389.97
how much did I spend yesterday | $129.00
What did I spend today? | no expense
How much did I spend on April 24? | $1,268.35
how much was spent before March 2026 | $5,275.00
How much did I spend on labor in March? | $4,940.50 | 3 expenses
how much did we spend on materials in the master bathroom in May? | $1,996.03
spending in the past two weeks in all projects | $1,952.37
how much did I spend in Q1 2026 | $10,956.65
How much did I pay Rosa? | $5,175.50 | 4 expenses
How much did I spend on permits? >> Which contractor got the most money? | Rosa Okafor | $5,175.50 | !on permits
how much did tom brandt get paid so far? | $4,580.00
What did I pay Okafor Electric in the kitchen? | $4,715.50
total paid to Maria Silva | $4,100.00
How much did the plumber cost? | $4,580.00 | Tom Brandt
what have I paid the electrician this month | $1,100.00
How much did I pay the painter? | $780.00
how much have I paid Dave Hollis | $4,050.00
How much have I paid Lena Fischer? | no expense | Lena Fischer
How much did I pay Dave? | Which contractor | Dave Kim | Dave Hollis
How much did I pay Dave? >> Hollis | $4,050.00
How much do I still owe Tom? | do not know | $4,580.00
Which contractor was paid the most? | Rosa Okafor | $5,175.50
who did I pay the most money | Rosa Okafor | $5,175.50
How much did I spend on contractors? | $5,175.50 | $4,580.00
payments by contractor | Tom Brandt | $4,580.00
How much did I pay by credit card? | $3,184.46 | 7 expenses
what did I pay in cash? | $866.20
paid by check | $7,115.00
How much went out by bank transfer on all projects? | $5,233.90
how much is financed | $4,200.00
how much did i put on my debit card | $343.60
spending by payment method | Check | $7,115.00
Which payment method did I use most? | Check | $7,115.00
What did the spacers and grout for the tiles cost? | $86.20 | Tile spacers and grout
How was the deposit for the semi-custom cabinets paid, and on what date? | financing | Apr 2, 2026
In which category is the vanity and mirror? | Materials | $1,089.00
who did the upgrade of the panel | Rosa Okafor
Which was dearer, the drywall hanging or the rough-in plumbing? | $265.00 | Rough-in plumbing
what did the drywall sheets and the porcelain floor tiles cost together | $1,696.75
What was the last thing I entered? | Temporary kitchen microwave
In which months did the deck cost more than the kitchen? | In 3 months | May 2025 | $5,895.80 | !more than **Kitchen
How much less was Rosa's second payment than her first? | $224.50 | Rough-in wiring
When were the drywall sheets bought, and who hung them? | Mar 20, 2026 | Maria Silva
What did the kitchen cost in April, and the same again without the cabinets deposit? | $5,744.54 | $1,544.54
Which project has the fewest expenses? | Guest Bathroom | 2 expenses
Which of the two projects cost more, and what is the difference? | Kitchen Remodel | $11,917.41
What did Tom get in March, and what has he had since? | $1,640.00 | $2,940.00
Add up the kitchen items between $300 and $500 | $1,606.12 | !Open the filled-in form
have we paid more to contractors or to stores | $18,685.50 | $17,766.34 | $919.16 | !do not know
how much of it went to contractors and not to the stores | $18,685.50
contractors versus everybody else in the kitchen, what did each get | $11,760.50 | $8,664.26
what is the total of everything we never got a receipt for | without a receipt
how many expenses have no receipt, refunds included | without a receipt
the smallest deck expense that is not a refund | Your smallest expense | Deck
thats the smallest deck expense thats not a refund? | Your smallest expense
spending in calendar 2025 for all of it | $8,507.35
the single biggest check or card payment or whatever on the kitchen | $4,200.00 | !comes first
what did we put on the credit card, minus whatever was credited back | by credit card | !nothing is left out
what kind of card did we use for the pendant lights | credit card
kindly look up the date of the deck permit | May 6, 2025
lumber and materials for the kitchen, total | $6,900.27
materials for the kitchen, dated April 1 through April 30 of this year, net of returns | $5,554.55
I bet labor outran materials on the deck, what's the margin in dollars | $2,883.35
labor minus materials on the deck comes to how much | $2,883.35
line up labor and materials for the deck | $2,883.35
checks or credit cards: which moved more money on the deck? | **Credit Card** is
Rosa rate minus Dave Kim rate | $49.50
toilet vs vanity, gap in price | $840.00
Every last dollar for the deck, what is it? | $8,507.35
How much of the deck spending can I not back up with a receipt? | without a receipt
Total to Tom excluding what he did over on the master bathroom | $1,915.00
one figure for the accountant: what went out in 2025 for all the loft projects | $8,507.35
on the deck, what was paper money only | $208.45
`;
