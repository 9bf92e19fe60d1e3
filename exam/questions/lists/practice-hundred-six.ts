/** Sums, comparisons and budgets, asked by the owners of an old duplex in Milwaukee and a brother-in-law. */
export const practiceHundredSix = `
# comparisons
Who has had more of our money by now, Hiroshi or Greta? | Hiroshi | {sum hiroshi} OR {difference hiroshi greta}
porch or boiler, which one hurt more | Porch | {sum porch} OR {difference porch boiler}
By how many dollars is the flat ahead of the porch now? I told my wife it would be double and she laughed | {difference upstairs porch}
Rosco swears he earned exactly as much from us as Abel did. True or is he pulling my leg | same OR equal OR yes OR exactly OR true OR both OR identical | {sum rosco}
was June or July the heavier month on the upstairs flat | Jun | {sum upstairs 2026-06} OR $2,036.35
Put the porch's labor next to the porch's materials for me, both figures. | {sum porch labor} | {sum porch materials}
How much dearer is Lucinda than Delphine for an hour's work? | $26
price gap between the stove and the fridge? both went on the store plan the same day | $116
For painting the stairwell, who came in lower? | Greta | $430 OR $135
I like Hiroshi, I do. But what would I save on the stairwell if I let Greta do it instead? | $135
Who have we written more payments for, Rosco or Lucinda? | Rosco | 4 OR four
on the flat only: cash vs the debt card, i mean debit | {sum upstairs cash} | {sum upstairs debit_card}
Sam claims the garage cost us less than half of what the porch did. Is he right, for once? | yes OR less than half OR under half OR right OR correct OR 39% OR 38.9% OR 38.85%
What cost more at the garage: the fiber cement siding or Wade putting it up? | $2,300 OR $151.40
cheapest of our four projects so far?? | Garage | {sum garage}
Which job ate the biggest slice of its own budget | Porch | 106 OR {over porch}
Percentage wise, has the boiler used up more of its budget than the flat has of its own? | Boiler OR yes | 95
Labor upstairs minus labor on the porch, what does that come to | $8,095
Line up the porch, the boiler and the garage from priciest to cheapest pls, with amounts | {sum porch} | {sum boiler} | {sum garage}
April against May this year, everything we own thrown in. How close was it? | {sum 2026-04} OR $71.60 | {sum 2026-05} OR $71.60
Did Greta earn more on the porch or up in the flat? | flat OR upstairs | {sum greta upstairs} OR $3,660
hiroshi: more from the porch or more from upstairs, i honestly can't tell anymore | Porch | {sum hiroshi porch} OR $1,660
Having the old tub reglazed or buying the pedestal sink, which set us back more? | tub OR reglaz | $480 OR $88
How much more did the city take for the alteration permit than for the porch permit | $130
What is the single most expensive thing in all our records? | Condensing boiler | $4,680
Has Lucinda's work come to more than the boiler she installed? Just the boiler itself I mean | no OR less OR not OR below OR boiler cost more OR boiler is more | {sum lucinda} OR $210
credit card or financing, where did more of it land? all four projects | credit card | {sum credit_card} OR $5.35
Tuyet, Bogdan, Greta. Lowest hourly rate of those three? | Greta | $46
Which of our people costs the most per hour, heaven help us | Lucinda | $112
What did the boiler run us in 2025, and what did it run us after New Year's? | {sum boiler 2025} | {sum boiler 2026}
Of all the flat's entries, the two refunds counted, how many have a receipt and how many do not? The accountant is fussy. | 25 OR twenty-five | 8 OR eight
Fintan's open bill compared to Hiroshi's open bill: which is larger and by how much | Fintan OR floors | $1,120
We signed three agreements for the flat. Whose was the biggest originally? | Hiroshi OR Flat carpentry | $5,670
Which missed its date by more days, the bath being usable or the porch being open? | Porch | 13 OR thirteen
decking boards vs those eighty balusters.. difference? | $804
From July to August, did spending on the flat go up or down? And how far? | up OR more OR higher OR increase OR rose | $964.60
You'd think concrete pays better than hauling. How far is Bogdan behind Rosco in total? | {difference rosco bogdan}
How much more in checks went to the flat than to the porch | $5,085
We took floor finish back to the store and leftover siding too. Which return got us more money? | finish | $146 OR $27.70
Painting the flat against painting the porch, what was the difference in Greta's price | $1,420
# budget and forecast
How much have we got left to spend upstairs before the budget is gone? | {left upstairs}
ok give it to me straight. how far over did the porch go | {over porch}
What number did we set as the budget for the upstairs flat, was it 34 or 36 thousand? | $34,000
Sum of all four budgets please, the credit union wants it by noon | $72,400
what precentage of the boiler money is used up | 95
If I settle every unpaid bill for the flat tomorrow, do we bust the budget? By what amount? | $81.40
Fintan wants the second half for the floors. Pay him 1,900 and what remains in the flat's budget? | {leftafter upstairs 1900}
whats still in the pot for the garage | {left garage}
There is a side door for the garage at Menards, $1,200. Does it fit in the budget? | {leftafter garage 1200} OR yes
And suppose I went wild and put 1600 into shelving for the garage, how much over would that leave us | {leftafter garage 1600}
Flat: money spent plus bills not paid yet. One number. | $34,081.40
Any of our projects past their budget? Which? | Porch
Of the jobs that stayed inside the budget, which one came closest to the limit | Boiler | {left boiler} OR 95
Taking all budgets and all spending together, are we still in the black, and by how much? | $4,640.25
My husband's brother might add $2,000 so that the flat's budget becomes 36,000. What would be left then? | $5,568.60
Had we given the porch 18 grand from the start, would it have been enough? what would be left | yes OR enough OR under OR left | $154.55
how deep are we into the upstairs budget, in percent | 89.5 OR 90% OR 89%
Did we already cross 90 percent on the flat? I set myself an alarm in my head. | no OR not | 89.5 OR 89% OR $168.60 OR 90
How many dollars more can go into the flat until exactly 90% of its budget is spent | $168.60
what'd we put down for carpentry in the plan for the flat | $5,800
On the rewiring line, take what we planned and subtract what we've spent. What remains? | $1,113.65
Which lines of the flat's plan have had nothing spent on them yet | Closet shelving | Window screens
The cabinets and counters line, how much remains there? I fancy nicer knobs. | $127
We planned for window screens, and Wade gave us a quote. How much below the plan is he? | $70
Add up every line we planned for the flat. | $30,530
what's sitting in the reserve | $2,400
How much will fall due in October? | $970
Say I only pay the bills that are due in September. Where does that put the flat's remaining budget | {leftafter upstairs 2680}
Hiroshi's pocket door for the bath: if I say yes to it, how much is left of the flat's budget? | {leftafter upstairs 540}
If the pocket door is approved, what is Hiroshi's agreement worth altogether | $6,210
Keeping on like we have been, will the money for the flat last until the tenant is back? | {left upstairs} OR {percent upstairs} OR pace OR a month OR a week OR run out OR $81.40
whats your best guess for what the flat will have cost us when its all done | expected OR expect OR forecast OR estimate OR likely OR $34,081.40 OR {sum upstairs}
If I burn 700 a week upstairs from here on, roughly how many weeks until that budget is empty? | 5 OR five
Leave out the mailboxes. Would the porch have been on budget without them, or how much over still | $927.45
Once Abel has been paid for both of his open bills, how much is left in the flat's budget? | {leftafter upstairs 970}
# totals
Grand total of everything in here. I'm sitting down. | {sum}
upstairs flat, all in, as of today? | {sum upstairs}
Jul spendings for the flat only | {sum upstairs 2026-07}
All the checks I've written for this house, what do they come to | {sum check}
Take Hiroshi out of the porch and tell me what's left of the cost | {sum porch !hiroshi}
what did we lay out in calendar year 2025? need it for the tax lady | {sum 2025}
How much cash went into the porch | {sum porch cash}
Labor for June 2026, every project together | {sum labor 2026-06}
How many payments above two thousand dollars have there been on the porch? | {count porch >2000} OR three OR 3
Credit card, month of August, all four jobs, with the returned siding taken off. The statement is open in front of me. | {sum credit_card 2026-08}
Between August 15 and September 15, how much did we go through in total? | {sum from:2026-08-15 to:2026-09-15}
Materials everywhere except the flat, please | {sum materials !upstairs}
what have we paid for permits, all of em | {sum permits}
Stores have given us money back a few times. What's that worth all together, every project | $431.50
I need the part of the flat that is on financing | {sum upstairs financing}
When the hauler comes it's always cash in an envelope. Everything Rosco has had from us? | {sum rosco}
How many expenses are entered under the garage, refunds too | {count garage} OR twelve
Average payment to Hiroshi, over everything he has done here? | {avg hiroshi}
How much of our spending have we marked as an improvement for taxes? | {sum improvement}
labor where no contractor is written down.. how much is that | {sum labor nocontractor}
Little stuff at the garage, under a hundred bucks each, no refunds. What do those add up to? | {sum garage <100}
Porch, April and May of this year put together | {sum porch from:2026-04-01 to:2026-05-31}
How much have we spent since September 5, everything? | {sum from:2026-09-05}
gas and water bills we logged as utilities, sum of both | {sum utilities}
What does the flat come to with neither the labor nor the permits in it? | {sum upstairs !labor !permits}
`;
