/** Sums, comparisons and budgets, asked by the cousins, the aunt and the uncle of a two-family house. */
export const heldOutHundredSeven = `
# comparisons
How much further ahead is Declan than Keisha, in dollars paid? | {difference declan keisha}
the back stairs cost more than the cellar laundry right? what's the gap | {difference stairs laundry}
Gordie or the window lady, who walked off with more | Gordie | {sum gordie} OR $180
Tia wants to know why the fridge was so much more than the stove. How much more was it, really? | $160
Heating job. Was it the equipment or the labor that cost the most? | labor | {sum heating labor} OR $5,122
Two people quoted on painting the apartment. Whose price is better? | Noemia | $1,980 OR $470
what do we save going with Noemia for the painting and not Belmiro | $470
Per hour, is Vasile or Phyllis more expensive, and how much is in it? | Vasile | $2
Lowest hourly rate on our whole list of people? | Noemia | $36
april vs may for the apartment, which was worse & how much worse | Apr | $199.25
Looking at the apartment month by month, when did we spend the most? | Apr | {max month apartment}
The pair of washers against the dryer: what's the price difference? | $519
Has Abel come out here more often than Belmiro? Going by payments. | same OR equal OR both OR three OR 3 OR equally
Overall did more go on financing or on the credit card | financing | {sum financing} OR $3,073.05
Belmiro worked on the stairs and on the apartment. Where did he make the bulk of it? | Apartment | {sum belmiro apartment} OR $2,420
I say hanging and piping the boiler cost more than the boiler. My uncle says never. Who wins? | $5,200 OR $820
asbestos vs oil tank, which was the bigger headache moneywise | asbestos | $2,200 OR $1,050
Whose budget got eaten up the most, as a percent, out of the four projects? | Stairs | 106 OR {over stairs}
Going by percent of budget used up, which project is lowest | Laundry | 80.7 OR 80.8 OR 81%
Is the apartment costing us more than the other three jobs combined? | yes OR more | {sum apartment} OR $2,080.25
Where did we hand out more cash, the stairs or the apartment | Stairs | {sum stairs cash} OR $345.55
Bath tile: what Vasile charged compared with what the tile and grout cost, please. | $1,680 | $376.80
How much more were the six windows than having them put in? | $2,040
which of the permits was the priciest | second floor OR Renovation | $310
Which slipped further past its target, the kitchen being usable or the boiler firing up? How many days? | Kitchen | 7 OR seven
Of the bills we haven't paid, which is biggest? | Baseboards OR Belmiro | $890
When we first shook hands, how much higher was Keisha's agreement than Declan's? Don't count any changes. | $1,200
Whose insurance lapses sooner, Belmiro's or Keisha's | Keisha OR Lowell | Sep 28 OR September 28
Spending in 2025 next to spending in 2026 so far, all projects. Vovo wants it on one line. | {sum 2025} | {sum 2026}
Phyllis came once, Noemia twice. Who got paid more all the same? | Phyllis | {sum phyllis} OR $2,080
Out of the four projects, where is the share of labor highest? | Stairs | 71
november or december, which did the heating hit harder | Nov | {sum heating 2025-11} OR $3,869.25
how far did landry spending fall from june to july | $2,840.15
materials for the heating vs materials for the stairs, I bet they're within a hundred bucks of each other | {sum heating materials} OR $59.30 | {sum stairs materials} OR $59.30
The floor guy and the tile guy, difference in what they got? | {difference vasile ming}
Do we have more entries without a receipt for the stairs or for the heating? Refunds count too. | Stairs | 4 OR four
Rewiring upstairs against the new drains and supply lines. Which was more, and by what? | rewir | $1,550
Checks for the apartment less checks for the heating, what is that | $9,015
top three contractors by money, in order | Declan | Keisha | Gordie
my cousin thinks we bought more equipment for the apartment than for the laundry. did we? | {sum laundry equipment} OR $14.50
# budget and forecast
What's still available for the apartment? | {left apartment}
so the stairs went over. by how much tho | {over stairs}
The heating changeover, what was its budget again? My aunt says seventeen even. | $17,500
Total of the budgets for all four jobs? | $67,500
If you pool all the budgets and subtract all we've spent, how much is left over | $5,083.15
Could the laundry swallow a 600 dollar utility sink? | {leftafter laundry 600} OR yes
Pay off the four open bills and how much budget would the apartment have left? | {leftafter apartment 2165}
What have we spent on the apartment, counting the unpaid bills as if they were paid? | $34,413.55
Let's say Noemia paints for what she quoted. What remains for the apartment after that? | {leftafter apartment 1980}
Noemia at her painting quote, what would that leave in the apartment budget? >> ok same thing but with belmiro's painting price | {leftafter apartment 2450}
All the open bills plus Noemia's painting quote on top: does the apartment's budget hold? If it doesn't, what are we short? | $393.55
Did any line in the apartment's plan go over, and how much? | Stove and fridge | $38
At the rate we've been going, does the apartment's money last till the tenant is back in? | {left apartment} OR {percent apartment} OR pace OR a month OR a week OR run out OR {leftafter apartment 2165}
What is the apartment likely to come to by the end? | expected OR expect OR forecast OR estimate OR likely OR $34,413.55 OR {sum apartment}
Painting line: 2,400 planned, I know. How much of it is still there? | $2,265.20
With the range hood circuit in it, what is our agreement with Keisha worth now? | $6,525
Declan's pressure regulator. If we tell him yes, how much budget is left for the apartment? | {leftafter apartment 310}
What would Declan's whole agreement come to with that regulator approved | $5,410
Is there a cushion set aside? How big? | $1,900
Percent of the heating budget that's gone, please. | 96.8 OR 97%
i said we'd stop and talk at 90% of the apartment budget. are we there yet | no OR not | 89.5 OR 89.6 OR 90 OR $151.45
How many more dollars till the apartment hits ninety percent of its budget? | $151.45
October bills, what will they cost us in all | $635
After we've paid only what falls due in September, how much of the apartment's budget is left? | {leftafter apartment 1530}
What do all the lines of the apartment's plan come to? | $34,630
A bigger folding table and a bench for the laundry, 1250 with delivery. Over or under? And by what? | over | {leftafter laundry 1250}
Heating's got a bit left, right? Would $600 for a second thermostat setup break it? | {leftafter heating 600} OR yes
Suppose the stairs had been budgeted at 8,000. Would we still be over? | yes OR still OR over | $57.95
Without the asbestos surprise how much would we have had left in the heating budget | $2,758.25
Uncle Manny is throwing in five hundred, so call the apartment budget 36,500. How much left? | $4,251.45
which project has the most dollars left in its budget | Apartment | {left apartment}
Bath tile line, what is left of it? There's a nice border at the store. | $143.20
What do we still owe Keisha in open bills | $900
How much was planned for plaster, and how much of that have we spent? | $3,700 | $3,574.10
Four of us split whatever is left of the laundry budget. What does each get? | $307.85
# totals
Everything we've put into this house so far, all the projects. | {sum}
totel for the heating? just heating | {sum heating}
What did the apartment cost us in June | {sum apartment 2026-06}
My aunt pays in cash and never writes it down. How much cash is recorded altogether? | {sum cash}
stairs without Gordie's pay | {sum stairs !gordie}
How much went out in December of last year? | {sum 2025-12}
Everything Declan has been paid for the apartment alone | {sum declan apartment}
permits, all projcts, sum pls | {sum permits}
How many of the apartment's expenses have no receipt? I'm about to dig through the shoebox. | {count apartment noreceipt} OR six
what's financed in total, across the board | {sum financing}
Number of payments over three thousand dollars, whole house? | {count >3000} OR six
What did we buy on the debit card for the laundry? I just need the sum. | {sum laundry debit_card}
Give me everything spent from the first of July through the end of August, all projects. | {sum from:2026-07-01 to:2026-08-31}
The apartment minus labor, what is that? | {sum apartment !labor}
What would the four jobs have cost us without any materials at all? | {sum !materials}
How much have we marked as repairs for the taxes? | {sum repair}
labor with nobody's name on it, what does that add up to | {sum labor nocontractor}
How much of the heating did we get done by the end of last year, money-wise? | {sum heating 2025}
Credit card on the stairs, after the hangers that went back | {sum stairs credit_card}
Money that came back from stores, all of it. | $228.95
on average, what does one of Keisha's payments come to | {avg keisha}
Any idea what's been spent in September so far, on everything? | {sum 2026-09}
Equipment for the whole house, machines and lights and such, the category I mean | {sum equipment}
laundry expenses below a hundred dollars, sum of those | {sum laundry <100}
How much of the apartment did we pay by check? My aunt is balancing her checkbook and it will not balance. | {sum apartment check}
`;
