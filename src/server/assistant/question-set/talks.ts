/** What people say after an answer. */
export const talkQuestions = `
# Kitchen
what did the deck cost? >> without labor >> with labor again | $8,507.35 | !on labor
what did labor on the kitchen cost >> which contractor got the most | on labor
what did we pay Rosa >> which of those was not a check? | $5,175.50 | not paid by check
What did the kitchen cost in May and what was the biggest chunk of it? | largest expense in May 2026 | !do not know
put down a refund of 62.40 from Menards, back on the credit card | Refund: | $62.40 | !milestone
Suppose I put another 25,000 into the kitchen, would we be over? | so $25,000.00 would put you | !in all
What do we have in October on the kitchen? | October 2026 | !October 2025
is anyone's insurance expired | !certificate
What did we say to the skylight? | !nothing of “say”
What did labor on the kitchen cost? >> without Rosa >> half of that? | Half of | $7,045.00
how much is left for the guest bathroom? >> half of that? | Half of
What is Tom's hourly rate? >> so eight hours would be? | $880.00
how much did Rosa get >> when was the last payment? | to **Rosa
kitchen spending on permits >> which project had the most? | on permits in all projects
Oh honey, I was up half the night and my feet hurt. What have we paid that nice Tom altogether? | $4,580.00
kitchen total >> Tom lost that bet, ha! And the guest bathroom? | **Guest Bathroom** | !Kitchen
deck total >> ok so that hurts. minus labor? | $5,907.35
how much is left for the guest bathroom? >> less 100 for Tom | after $100.00 you would have
how much is left for the guest bathroom? >> another 100 for towels, then? | after $100.00 you would have
is the kitchen over budget? >> Told you so. What's over instead? | **Backyard Deck** is over budget
Rosa has two questions: the deck total plus what is left for the guest bathroom. And she is humming | $8,507.35 | **Guest Bathroom** has
pendant lights and dumpster rental, price each | $389.97 | $475.00
please tell me the pendant lights weren't over a grand, I got the look already | $389.97
receipt or no receipt, what went into the deck | $8,507.35
good grief, that deck. what did the whole thing come to in the end | $8,507.35
Sam asked how much the pendant lights were, and I wanted to know who did the vanity hookup, so that's one from each of us | $389.97 | Tom
Tom claims the deck came to more than twenty thousand and I told him he is full of beans. How much was it really? | $8,507.35 | !twenty
I'd have thought the pendant lights were dearer than the vanity hookup, but now I doubt it. Which was more, and by how much? | $4.97
We argue about whether the deck or the guest bathroom cost more. Which is it? | Deck | !do not know
what has no receipt on the kitchen >> silly pendant lights. pretty but how much were they again | $389.97
we sat in the dark, so bought pendants lol, how bad was the damage | $389.97 | !Across all
who did the vanity hookup >> phone number? | 555-010-7788
Some guy came along with Tom on Monday. What was his name? | I do not know | !Tom
how much did Rosa get >> its sam, grandma is asking AGAIN lol how much has she paid in cash on the deck | $208.45
what did Tom get in each project >> just the guest bathroom bits | $275.00 | !first with
how much did the pendant lights cost? >> and the vanity hookup? >> so what's that for the pair | $774.97
what did the pendant lights cost >> Just 2025 please: what went into the deck that year? | $8,507.35
who dun the cabinet installation | Dave
My uncle came on Tuesday and stayed six hours. He knows it all. How much did Rosa get for the rough-in wiring? | $2,150.00
We had a flood in March, what a mess. I slept in the tub. What did the vanity hookup cost? | $385.00
Tom came by yesterday with a pie. We ate it on the stairs. What's his rate? | $110.00
My neighbor did his panel upgrade for 900. He brags about it every night. What did mine cost? | $1,925.50
what did the vanity hookup cost >> My wife loves it. We are so happy. When did we pay it? | Jun 4, 2026
is the deck over budget >> by what | $507.35
is the deck over budget >> how far over? | $507.35
how far over budget is the deck? >> what was the budget again? | $8,000.00 | Backyard Deck
is the guest bathroom under budget? >> what had we planned for it? | budget for **Guest Bathroom**
what is the budget for the guest bathroom >> how much of it didn't we use | **Guest Bathroom** has
which kitchen expenses were over $2,000? >> permits, all projects | $1,455.00 | !over $2,000
The deck. Go ahead, tell me, by how much did I blow it? | $507.35
which is further over, the deck or the guest bathroom? | **Backyard Deck** is over budget by [$507.35 | **Guest Bathroom** is within
what did Tom earn on the guest bathroom? | $275.00
how much did Tom get in 2025 >> same for 2026 | $4,580.00
last payment to Tom >> no, the one before it | Vanity hookup | $385.00
last payment to Tom >> the one before it >> and before that | Bathroom rough plumbing | $2,280.00
biggest expense on the kitchen >> and the next biggest | Rough-in wiring | $2,150.00
how much did we spend in June, all projects >> sorry, I meant June last year | $2,403.10
how much did we spend in May on the kitchen >> scratch that, the master bathroom | $2,091.03
how much did we spend in May on the kitchen >> not the kitchen, the master bathroom | $2,091.03
total for the guest bathroom >> leave the toilet swap out of it | $249.00
what did labor on the kitchen cost >> now take Rosa's part out of that | $7,045.00
show me kitchen labor >> just the bits paid by check | $6,265.00
what's left for the guest bathroom >> suppose I spend 2500 on a tub | $476.00
what did the pendant lights cost >> how did I settle that | credit card
who did the cabinet installation >> any receipt for that? | no receipt
what did we pay Dave Kim >> cash or check? | Cash
what did we pay Dave Kim >> and how was he paid? | Cash
what did we pay Dave Hollis for the deck >> did he get it in cash or by check | Check
what did labor on the kitchen cost >> without Rosa >> and without Tom too | $5,405.00
what did labor on the kitchen cost >> minus Rosa, since she is my cousin | $7,045.00
break the deck down by category >> which of them is the smallest? | **Other** comes last | $90.00
split the deck up by month >> which month was the cheapest | **July 2025** comes last | $208.45
What did May 2026 cost us in the kitchen, and what did it cost in the master bathroom? | $2,444.60 | $2,091.03
what was the dearest expense on the deck, and what was it for the guest bathroom? | Pressure-treated lumber | Toilet swap
which project cost the most and which the least? | **Kitchen Remodel** comes first | **Guest Bathroom** comes last
is the deck over budget >> why though | Pressure-treated lumber
when was the deck finished >> how come? | I do not know why
who did the deck framing >> has he done anything else for us >> what did that one cost? | Cabinet installation | $1,450.00
how much cash went into the deck >> Never mind that. What's overdue? | Countertop installed
who did the vanity hookup >> different question: what is his number? | 555-010-7788
There was a 475 dollar payment for the kitchen. What was it for? | Demolition dumpster rental
which milestones are open on the master bathroom >> when is the first one due | Shower waterproofing test | Jun 5, 2026
which milestones are open on the master bathroom >> and the last one? | Tile shower walls | Jun 22, 2026
when is the backsplash due >> which project is that for | Kitchen Remodel
what did the deck cost >> so what is the overrun? | $507.35
what did the deck cost >> so is that over? | $507.35
who did the cabinet installation >> what other work has he done for us? | Deck framing
who did the cabinet installation >> what has he had from us in all? | $4,050.00
who did the painting in the kitchen >> what did it cost | $780.00
how much did Tom get >> just the toilet | $275.00
what was the first payment to Tom >> and the second one? | Bathroom rough plumbing | $2,280.00
how much did we spend in June on the master bathroom >> on what | Vanity hookup | Exhaust fan wiring
how many expenses does the guest bathroom have >> how many by check | no expenses by check
what did Rosa get for the kitchen >> and what is left in the kitchen budget | $4,575.24
how much did the tiles cost >> My sister reckons the pendant lights were a rip off. How much did I give for them? | $389.97
what has he been paid | I do not know whom you mean
Guest bathroom: total spend, plus number of payments, plus anything overdue | $524.00 | 2 expenses | no milestones
Sorry to bother you again, I keep forgetting, who was it that did the painting and what did I pay? | Dave Kim | $780.00
I'm doing the books tonight, what was paid in cash for the deck? | $208.45
what did we spend on the deck in July 2025, lovely | $208.45
hello it is me again my granddaughter has set this tablet up for me what is remaining of the kitchen money thank you | $4,575.24
how much did Tom get >> list my contractors | Rosa | Dave Kim
how much did Tom get >> did any of these projects bust their budget? | $507.35
how much did Tom get >> which project has the most money left in it? | Kitchen | $4,575.24
how much did Tom get >> how much cash has she handed over on the deck | $208.45
how much did Tom get on the master bathroom >> and across everything | $4,580.00
is the deck over budget >> kitchen: % used | Kitchen
what did the deck cost >> which kitchen milestone has no date on it yet | no
I was lying awake thinking about the deck, did it really go over what we planned | $507.35
how much went to labor on the deck, and how much on the master bathroom? | $2,600.00 | $4,050.00
what did we spend on labor and what on materials for the deck | $2,600.00 | $5,483.35
gave the painter 80 in cash for touch-ups >> what did they fork out for materials on the master bathroom? | $2,482.33
If I buy a rug for 640 dollars, how much would still be there for the kitchen? | $3,935.24
Will the money for the kitchen be enough, or should I start worrying? | $4,575.24
Dear, who are all the people working in our house, by name? | Rosa | Tom
Sum of all three budgets, please. | in total
Tom's nephew, what's his number? | I do not know
how much did Tom get? >> ok add 150 more for him, cash | Contractor: Tom
I forgot where the pendant lights came from, can you look? | I do not know where
Check number used for the last payment to Rosa? | I do not know
Which man does our plumbing? | Tom
I keep thinking the cabinets cost far more than the pendant lights. What's the difference between the two? | more than
How many days more until the tiling must be ready? | days
how much is left for the guest bathroom? >> what was the biggest payment on it | Guest Bathroom** is | !Kitchen
what did the deck permit cost? >> was that by check | You paid for **Deck permit**
what did we pay Dave Hollis? >> did we pay him by check | Dave Hollis | !on **Kitchen
how much labor on the kitchen >> what all was it for | Rough-in wiring
When must we pay the open bills? | !You spent
who got most, Rosa, Tom or Maria | **Rosa Okafor** is | $4,580.00 | $4,100.00
compare March, April and May on the kitchen | $5,681.65 | $5,744.54 | $2,444.60
what did we pay by check, cash and debit card on the kitchen | $7,115.00 | $866.20 | $343.60
did labor, tools or permits cost most on the kitchen | $11,760.50 | $189.99 | $970.00
did Tom or Dave Hollis get more on the kitchen | $1,640.00 | $1,450.00
what's the biggest expense on the kitchen, and on the deck? | $4,200.00 | $3,120.80
tiles in April against May, all projects, the same amount? | $1,354.55 | $742.15
which was more, the pendant lights or the exhaust fan wiring | $389.97 | $460.00
what did the pendant lights cost >> who did the painting in the kitchen >> what have we paid him all together | $780.00
who painted the kitchen >> what did he get paid | $780.00
who did the cabinet installation >> how much went toward it | $1,450.00
what did the deck cost >> without the deck stain | $8,388.90
what did the deck cost >> leaving out the framing | $5,907.35
who did the electrical panel upgrade and what did all the payments come to | $1,925.50
Are we over on the deck? And on the kitchen? | $507.35 | $4,575.24
when is the backsplash due >> how much money is left for it? | $4,575.24
would a $500 mirror fit in the guest bathroom >> is it more by check or by transfer for the kitchen | $7,115.00 | $4,715.50
who did the painting in the kitchen >> is he paid up for the ceiling and what's his rate? | $45.50
how much cash did we use on the deck >> and across the lot? | $1,734.65
tell me the totals for Rosa, Tom and Maria | $5,175.50 | $4,580.00 | $4,100.00 | !Together
If one compares the kitchen with the deck, which was dearer? | $11,917.41
how much cash vs check on the deck >> which contractors did we pay for the kitchen >> how much in total to them? | !Together
What did April, May and June come to? | Together that is [$
What did April and June come to together? | Together that is $ | !Together that is [
what did the kitchen come to if you leave out anything under 200 dollars | of at least $200.00
For the 1099s: total paid to Rosa, all jobs. | !nothing is saved | 4 expenses
Should I worry about asbestos when I tear out old vinyl flooring? | From the guide
Who is our plumber? >> what have we paid him altogether? >> how much of that was the kitchen? | Tom
what was the original number we set for the deck | $8,000.00
If I buy a $900 rug for the kitchen, what would that leave us? | $3,675.24
what did the drywall sheets cost >> and hanging them? | $1,375.00
how much for the drywall sheets and who hung them | $428.40 | Maria
what did the vanity and mirror cost >> who hooked it up and for how much | Tom Brandt | $385.00
what did the semi-custom cabinets cost >> who put them in and for how much | Dave Hollis | $1,450.00
what is overdue on the kitchen >> when was it supposed to be done | Jun 10, 2026
what is the budget of the deck >> how much did we spend >> so how far over are we | $507.35
what did May come to on the kitchen >> and of that, how much was labor, because I suspect that is where it all went | $2,230.00
what did May come to on the kitchen >> out of that, what was labor | $2,230.00
How much is left of the kitchen budget? >> And that of the master bathroom? | $5,004.27
Dave Kim's rate and what he got for the kitchen | $45.50 | $780.00
Rosa's number, and what she earned on the master bathroom | 010-2233 | $460.00
Tom: price for the toilet swap, price for the vanity hookup | $275.00 | $385.00
Total for the deck, and total for the guest bathroom. | $8,507.35 | $524.00
I need two things before I call Tom: what we paid for the toilet swap, and his number | $275.00 | 555-010-7788
what did the vanity hookup cost >> do you have the number of the guy who did it? | 555-010-7788
who did the kitchen painting, what was he paid for that | Dave Kim | $780.00
who did the kitchen painting >> what did that man get from us over all projects | $780.00
I was telling my sister about the pendant lights. What did we pay? | $389.97
how much was the pendant lights >> how much was the oscillating saw >> put those two together for me | $579.96
who did the cabinet installation >> how much | $1,450.00
what did May come to on the kitchen | $2,444.60
who tiled the master bathroom shower >> anything in the kitchen with no date on it | Choose cabinet hardware
how many loads did the dumpster take on the deck in July 2025 >> drywall sheets cost? | $428.40
how much did the well cost | I do not know of any spending on “well”
what did the deck cost >> and the guest bathroom? >> so how much more was the deck | $7,983.35
what did Rosa get >> and Tom? >> how much more did she get | $595.50
what did May come to on the kitchen >> and April? >> how much did it go up | **April 2026** is | **May 2026**
what was our most expensive month on the deck >> what did we buy that month | $5,895.80 | Deck framing
how much did we pay Maria and what for | Drywall hanging
what did Rosa get >> when was the second payment | **Electrical panel upgrade**
how much labor on the deck >> and materials? >> how much more was materials than labor | $2,883.35
which month did we spend the most on wiring | **February 2026** comes first | $2,150.00
what did wiring cost >> which month was the highest | **February 2026** comes first
who did the vanity hookup >> how much did he get for the whole guest bathroom project | $275.00
what did the pendant lights cost >> and the vanity hookup? >> which was more >> by how much | $4.97
when were the cabinets installed >> how early? | **Cabinets installed**
what did we pay in cash >> any without a receipt? | in cash
what did we spend on the kitchen in March? >> and in April? >> in May? >> which of those was the highest | The highest is this one | $5,744.54
how much were the drywall sheets? >> and the pendant lights? >> and the oscillating saw? >> total for those three | $1,008.36
what did Tom get for the vanity hookup >> did he give me a receipt for it? | **Vanity hookup** | receipt
what's Rosa's phone? >> and Tom's? >> which of them charges more | $15.00
which project is closest to going over? >> how much is left on it? | **Backyard Deck** has nothing left
what's the next inspection? >> how long until then? | **Final electrical inspection** | !Rough-in
what did wiring cost? >> when was the first payment? | **Rough-in wiring**
`;
