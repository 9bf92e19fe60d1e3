/** Questions of a chef and her wife in a loft in Detroit about sums, comparisons and budgets. */
export const practiceHundredTwelve = `
# totals
Kitchen, all in, as of right now. Where are we at? | {sum kitchen}
Add up the whole loft for me, chef. All four projects, every last dollar. | {sum}
for the kitchen I only want the hands, not the parts. so labor. what is it | {sum kitchen labor}
What would the mezzanine number be if you leave Ingrid out of it? | {sum mezzanine !ingrid}
strip labor and equipment out of the kitchen spending and tell me whats left on the plate | {sum kitchen !labor !equipment}
The windows, but don't count anything Hank got. | {sum windows !hank}
What did the terrace run us in July? Felt like a heatwave of receipts. | {sum terrace 2026-07}
How many checks have I written for the kitchen? My hand hurts just asking. | {count kitchen check} OR eleven
On average, what does one labor payment on the kitchen come to? | {avg kitchen labor}
Sam here. Everything we spent from June 1 to June 15 this year, whichever project it was for, please. | {sum from:2026-06-01 to:2026-06-15}
Our accountant wants one figure: money out the door in 2025 for all the loft projects. | {sum 2025}
all four jobs, paper money only. it came out of my tip jar and i never count it | {sum cash}
how much of the kitchen are we still dragging around as financing, i.e. what got financed in total | {sum kitchen financing}
Number of kitchen expenses that were more than three grand each? | {count kitchen >3000} OR seven
The little stuff on the terrace, anything under 200 bucks apiece: what does it add up to? | {sum terrace <200}
How much terrace spending can I not back up with a receipt? Condo board is asking. | {sum terrace noreceipt}
And how many terrace expenses do have a receipt attached? | {count terrace receipt} OR four
raul, all jobs, total | {sum raul}
Total to Echeverria excluding what he did out on the terrace | {sum raul !terrace}
What did April, May and June together cost us on the kitchen? | {sum kitchen from:2026-04-01 to:2026-06-30}
spent on the kitchen so far this month?? | {sum kitchen 2026-09}
Since Labor Day, meaning from the 7th of September on, what went into the kitchen? | {sum kitchen from:2026-09-07}
The city always gets its cut. Permit costs for all four projects combined? | {sum permits}
Take the kitchen total and ignore whatever went on a credit card or was paid by check. What remains? | {sum kitchen !credit_card !check}
Materials for the windows, with that credit for the cracked lite already taken off. | {sum windows materials}
How big is the average payment to Hank Abernathy? | {avg hank}
what have we blown on tools, whole apartment, every project | {sum tools}
Could you total the DTE bills that are on the kitchen? | {sum kitchen utilities}
December 2025 through February 2026, mezzanine only. How much? | {sum mezzanine from:2025-12-01 to:2026-02-28}
Sam and I split the kitchen right down the middle. What's my half so far? | $28,675.72
How many kitchen expenses cost somewhere between 500 and 1,000 dollars? | {count kitchen between:500:1000} OR six
Across all the projects, how much money did we get back in refunds and credits? | $815.50
What's the sum of all the expenses we marked as improvements for the taxes? Every project counts. | {sum improvement}
Materials on everything except the kitchen, what's the damage | {sum materials !kitchen}
How many expenses did we log in August, all projects taken together? | {count 2026-08} OR eight
# comparisons
Who's had more of our money, Hank or Marek? And what's the gap? Sam and I have a dinner riding on it. | Hank | $130
ingrid vs raul, who got paid more and by how much | Ingrid | $1,720
Did more kitchen money leave by bank transfer or go on the credit card? | bank transfer
With the windows, how far ahead of materials is labor? | $6,993.37
Terrace: was it the materials or the labor that ate more, and what's the difference in dollars? | materials | $1,316
Our power bill in July beat June's by how much? The hood runs all day now. | $12.55
Between the mezzanine and the windows, which has turned out pricier and by what amount? | Mezzanine | {difference mezzanine windows}
Percentage-wise, which of our four projects burned through the most of its budget? | Mezzanine
Which project has used the smallest slice of its budget so far? | Terrace
Two people quoted the limewash. Whose quote is cheaper, and how much would I save? | Nadia | $235
Who on our contractor list has the steepest hourly rate, and what is it? | Desmond | $102
shanice or raul, whos more per hour. difference? | Shanice | $5.50
How many more dollars went into the range than into the used fridge? | $6,165
Desmond's duct job or the hood itself, which set us back more and by how much | hood | $540
The soapstone against the quarry tile as we first bought it. How many dollars apart? | $2,121
I swear the dishwasher was more than the fridge. Was it? | no OR not OR $1,675 OR $227
Marek's first cabinet payment was bigger than his second one by what? | $600
kitchen in march compared with kitchen in april: which month hurt more and how much more | March | $5,421.71
On the terrace, did we put out more in July or in August? Gap too please. | July | $1,155.15
Looking at all projects together, what was our most expensive month ever and what did it come to? | March OR Mar | {sum 2026-03}
For the mezzanine, October, November or December of last year: which one was the worst, and how bad was it in dollars? | November OR Nov | {sum mezzanine 2025-11}
Of everything bought for the kitchen, what single thing cost the most, and what did we pay? | range | $7,840
Did Hank charge the same for putting the north bank back as for taking it out? | yes OR same OR equal OR identical OR no difference OR both OR $2,900
how much extra was the charcoal felt over the dove grey we sent back | $35.75
We needed permits for the kitchen and for the mezzanine. Which project's permits were dearer, and by how much? | Kitchen | $500
Two lifts on this job, the scissor lift and the boom lift. Which rental was higher? Tell me the difference as well. | boom | $177
Jojo did the demo of the old galley and he carried up the pavers. Which paid him better, and by how much? | galley OR demo | $280
Nadia's kitchen plaster versus her loft ceiling, difference? | $90
2025 or 2026, when did we spend more on the loft as a whole? Give me the difference too. | 2026 | $64,421.72
Marek still has two bills open. Which is the larger and how much larger is it? | Doors and drawers | $1,000
Leaving change orders aside, how much more is Raul's agreement worth than Shanice's? | $1,500
What slipped further past its date, glazing the north bank or setting the island slab, and how many days late was that one? | slab | 9 OR nine
By how many dollars does labor beat equipment in the kitchen? | $18,952
Of all our contractors, who has received the least money, and how much was that? | Nadia | {sum nadia}
give me our top three best paid contractors pls | Hank | Marek | Ingrid
What cost more on the terrace, the pavers or having them laid, and what's the spread? | paver | $1,188
Is the kitchen or the terrace missing more receipts? | Kitchen
Would you believe the range alone cost more than the entire terrace? Check me on that and give me the difference. | $2,486.15
Whole loft: did we finance more than we charged to credit cards? How much more or less? | $3,403.14
Labor on the mezzanine next to labor on the windows. Who wins and by how much? | Mezzanine | $730
# budget and forecast
What's still in the pot for the kitchen? | {left kitchen}
We blew the mezzanine budget, I know. By how much exactly? | {over mezzanine}
what % of the windows budget is gone | {percent windows} OR 81.7% OR 82%
How much have we got left to play with out on the terrace? | {left terrace}
If you stack up the budgets of all four projects, what figure do you get? | $112,700
All budgets minus all spending, the entire loft. What's left over? | $12,621.68
Saw a pergola kit for $900. If I put that on the terrace, what would be left there? | {leftafter terrace 900}
A friend is selling an outdoor pizza oven for 2000. How far over the terrace budget would that throw us? | $553.85
Suppose we settle every open kitchen bill. How much budget survives? | {leftafter kitchen 5900}
Spent on the kitchen so far plus the bills still unpaid, what does that make? | $63,251.44
If I bumped the kitchen budget up to 70,000, how much room would we have? | $12,648.56
After both of Marek's open bills are paid and nothing else, what remains of the kitchen budget? | {leftafter kitchen 3800}
Let's say we take Nadia's limewash quote. Kitchen budget left after that? | {leftafter kitchen 1260}
hank says the rest of the east bank is 3400. what would that leave us on windows | {leftafter windows 3400}
And if Hank asked for four thousand more on the windows instead, would we be over? By what? | $68.63
Any of our projects in the red? | Mezzanine
Which project has the most dollars still unspent? | Kitchen
What did we budget for the mezzanine originally? I've repressed it. | $18,400
Kitchen: percent of the budget used? Sam wants a number for her spreadsheet. | {percent kitchen} OR 86.9% OR 87%
I get nervous at ninety percent. How many more dollars can the kitchen take before it hits 90% of its budget? | $2,048.56
How much of the planned money for hood and duct is unspent? | $460
What do all the planned lines of the kitchen add up to? Don't count the reserve. | $58,450
How deep is our reserve on the kitchen? | $4,500
Budget against actual for the windows, please. | {sum windows} | $21,500
Could what's left on the windows cover the overrun on the mezzanine, and what would be left afterwards? | $2,526.97
Had we given the mezzanine two thousand more to begin with, how much would be left of it today? | $595.60
Shanice wants to put an outlet tower in the island for 235. Say yes to that, and how much kitchen budget do we have? | {leftafter kitchen 235}
realistically where does the kitchen end up when its all said and done | expected OR forecast OR likely OR $63,251.44
The bills due in October for the kitchen, what do they total? | $2,250
How much comes due on the kitchen through the end of September, with the late one included? | $3,650
What share of the terrace budget haven't we touched? | 21.27% OR 21.3% OR 21%
We planned 11,500 for the range and appliances. Did we stay under, and by how much? | $537
What's left for the terrace? >> ok and if I also buy the 600 dollar grill | {leftafter terrace 600}
If Philippa does the limewash at her quote, by how much does the wall finish line go over what we planned? | $275
Pay the overdue pendants bill today. What would that leave in the kitchen budget? | {leftafter kitchen 940}
`;
