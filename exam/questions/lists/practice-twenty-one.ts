/**
 * By an author who saw only the household of `third.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceTwentyOne = `
# totals
so how much money is gone on grandma's suite at this point | {sum suite}
Total expenditure to date across all five projects, please. | {sum}
ok gran wants to know what the tiles and wood and stuff cost, like all the materials for her suite together | {sum suite materials}
How much did I put on the credit card for the kids' bathroom? | {sum kids credit_card}
Please state the aggregate amount financed over all projects. | {sum financing}
What did July come to for the suite? | {sum suite 2026-07}
what did we spend last month | {sum suite 2026-08} OR {sum 2026-08}
permits, all projects, sum | {sum permits}
How many expenses have I got written down for the driveway and siding? | {count driveway} OR 9 OR nine
How much has gone out for the suite since the first of August? | {sum suite from:2026-08-01}
My late husband kept every slip of paper. How many entries for the suite have no receipt? | {count suite noreceipt} OR 11 OR eleven
Value of items without a receipt, Kitchen 2025. | {sum kitchen noreceipt}
everything paid by cheque on the suite | {sum suite check}
kids bathroom avg labor payment | {avg kids labor}
What came back to us in refunds and rebates, all projects taken together? | {sum !>0}
How much of the kitchen money last year was for anything except labor? | {sum kitchen !labor}
Suite expenditure for the second calendar quarter of 2026, April through June inclusive. | {sum suite from:2026-04-01 to:2026-06-30}
Total classified as improvement in the tax record, all projects. | {sum improvement}
did we spend anything this week and if so how much | {sum suite from:2026-09-14} OR {sum from:2026-09-14}
# contractors
How much has Marisol gotten from us? | {sum marisol} OR {sum suite marisol}
Renee phone | 555-044-2317
what does tom charge an hour | $97.50
Which contractor have we paid the most money? | Marisol
What is the name of the firm Dale Frost works for? | Frost Heating
Payments to Baptiste Plumbing, kitchen project only. | {sum kitchen renee}
what has the electrician cost us across the whole house | {sum tom}
Over all the projects, how often have we paid Bea Stone? | {count bea} OR twice OR two OR 2
Does Curtis have a phone number on file? | DECLINE OR no OR not
What is the OT's hourly rate? | $140.00
who is kim park again?? gran doesn't remember her | Occupational therapist
May Paving, total disbursed. | {sum curtis} OR {sum suite curtis}
When did we last give the plumber money? | Sep 14 OR September 14
How much did Light Electric earn on the heat pump job? | {sum heatpump tom}
# budget and forecast
How much is left for the suite? | {left suite}
Am I over budget on any of my projects? | Kitchen
By what amount did the 2025 kitchen exceed its budget? | {over kitchen}
heat pump % used | {percent heatpump} OR 88% OR 87.5%
If gran's special bed costs 3,200 and it comes out of the suite money, what would still be left? | {leftafter suite 3200}
Could we still afford something for 4,000 dollars on the siding? | {left driveway} OR $324.05
Sum of the budgets of all five projects. | $135,600.00
Are we going to run out of money before Grandma moves in? | {left suite} OR {sum suite}
how much money do we still have for all the projects together | $20,957.69 OR $21,708.03
What share of the kids' bathroom budget is used up? | {percent kids} OR 67% OR 67.3%
Assuming every open bill of the suite is settled, what remains of its budget? | $6,375.73
# milestones
When does Grandma move in? | Oct 31 OR October 31
which milestone is overdue in the suite | Shower tiled
next milestone? | Pocket door hung
On what day was the drywall up? | Aug 7 OR August 7
How late was the framing sign-off? | 7 days OR seven days OR a week OR one week OR 1 week OR May 29
how many steps are still open for the suite | 5 OR five
By when was the vanity supposed to be in? | Aug 28 OR August 28
Are there any milestones without a date? | Choose call button
how many days till the final inspection of the suite | 30 OR thirty
Is the siding meant to be finished this month? | Sep 30 OR September 30
What do we have coming up in October for the suite? | Final inspection | Grandma moves in
Was the kitchen finished late last year? | Jul 21 OR July 21 OR 21 days OR three weeks OR 3 weeks
system start-up: done when | Jul 22 OR July 22
# records
How did we pay for the panel upgrade? | bank transfer
When was the concrete pour for the driveway? | Apr 20 OR April 20
Who set the tile on the kids' floor? | Bea
oscillating tool category | tools
Have I got a receipt for the grab bars? | yes OR has a receipt OR with a receipt OR attached OR 1 receipt OR have a receipt
is there a receipt for the ikea vanity | no OR not OR without OR missing OR DECLINE
What did the comfort height toilet and the sink cost? | $846.20
Under which category was the Costco range posted? | other
What day did the utility rebate for the heat pump come in? | Aug 21 OR August 21
how did we pay the guys who did the demo in the kids bathroom | cash
What is the biggest single amount we paid for the suite? | $7,400.00
smallest suite expense | {smallest suite}
What was the last thing I entered for the suite, by date? | Fixture trim-out
How much did Floor & Decor give back for the mosaic? | $163.92
what did the low light switches cost | $138.76
Amount of the May progress payment. | $7,400.00
# two in one
What did Bea's tile work in the suite shower cost, and how did we pay her? | $2,385.00 | check
kids bathroom: budget, spent | $9,800.00 | {sum kids}
phone number and hourly rate for andrzej? | 555-044-6608 | $54.00
How much of the suite went to labor and how much to materials? | {sum suite labor} | {sum suite materials}
when is the pocket door supposed to be hung and how much deposit did we pay for it | Sep 18 OR September 18 | $290.00
Who is our plumber, and what did she get for the kids' bathroom? | Renee | {sum kids renee}
Heat pump: total spent, balance remaining. | {sum heatpump} | {left heatpump}
On which date was the second heat pump payment made, and what was the amount? | Jul 16 OR July 16 | $7,150.00
What did tearing out the old driveway cost and what did pouring the new concrete cost? | $2,150.00 OR {sum driveway curtis} | $6,480.00 OR {sum driveway curtis}
# follow-ups
How much have we paid Renee? >> and her email? | renee@baptiste.example
What is left in the suite budget? >> and the kids bathroom? | {left kids}
what did the panel upgrade cost >> who did it | Tom
Who is putting up the siding? >> And what has he been paid altogether? | {sum andrzej}
when can gran move in >> and when's the final inspection before that | Oct 16 OR October 16
Show me the cash payments of the kids bathroom >> what is the total | {sum kids cash}
What did the quartz counters cost? >> when did I buy them? | May 9
How much did we put on credit cards for the suite? >> sorry I meant debit card | {sum suite debit_card}
What is the heat pump budget? >> How much of it is gone? | {sum heatpump} OR {percent heatpump}
Which expenses in the suite lack a receipt? >> how many are those | {count suite noreceipt} OR 11 OR eleven
how much did tom get in all >> no, only for the suite | {sum suite tom}
What did the first siding delivery cost? >> And the second one? | $2,316.85
Who is the tile lady? >> How much did she get in all, both bathrooms? | {sum bea}
Have I any money left for the driveway? >> and if I spend 1,200 more? | {leftafter driveway 1200}
which milestone of the suite is late >> since when | Aug 14 OR August 14
# comparisons
Did we spend more on the suite in May or in July? | {sum suite 2026-05} OR $4,322.36
Over all the projects, who got more from us, Tom or Renee? | {sum tom} OR $1,235.00
Difference in expenditure between the heat pump and the kids' bathroom. | {difference heatpump kids}
driveway: labor or materials higher? | {sum driveway labor} OR $6,724.95
Was the second siding delivery dearer than the first one? | no OR less OR cheaper OR $3,421.35 OR $5,738.20
is dale more expensive per hour than tom | yes OR $27.50 OR $125.00
Who has the highest hourly rate of all our contractors? | Kim
In which month did we spend the most on the suite? | May
Which project is closer to using up its budget, the heat pump or the driveway? | {percent heatpump} OR 88% OR 87.5% OR {left heatpump}
All projects, 2025 versus 2026: how much was spent in each year? | {sum 2025} | {sum 2026}
Did the new driveway project end up costing more than the old kitchen? | {difference driveway kitchen} OR yes OR {sum kitchen}
# cannot be answered
What colour is the paint we ordered from Sherwin-Williams? | DECLINE
What is Marisol's license number? | DECLINE
how thick is the concrete on the driveway | DECLINE
What interest rate are we paying on the heat pump financing? | DECLINE
What kind of grout did Bea use in the shower? | DECLINE
How much more will the house be worth after all this? | DECLINE
what did the roofer charge us | DECLINE
What is the name of the inspector who came for the framing? | DECLINE
heat pump serial number | DECLINE
is it going to rain on friday when they hang gran's door | DECLINE
# advice
How much should a person keep in reserve for surprises when renovating? | GUIDE
What should be in a contract with a contractor before I sign? | GUIDE
is it normal that a contractor wants all the money up front? should i do that | GUIDE
I've never done this, how do I compare bids from different contractors? | GUIDE
How do I check whether a contractor is licensed and insured? | GUIDE
When does a homeowner generally need a building permit? | GUIDE
What is a lien waiver and when ought one ask for it? | GUIDE
why should a change be in writing before the contractor does the extra work | GUIDE
# typos and chatty
hw much did we spnd on the suit so far | {sum suite}
whats lef in the kids bathrom bugdet | {left kids}
ok so my gran is sitting right next to me and she keeps asking when she can FINALY move in lol so when is it?? | Oct 31 OR October 31
renne hourly rate plz | $118.00
Good morning, I hope you are keeping well. My husband was a carpenter and would have known such things, but could you tell me what we paid for lumber in the suite, both deliveries? | $4,106.19 OR $2,917.46 | $4,106.19 OR $1,188.73
um hi so like how much was the smart thermastat | $229.99
permitt cost suite | $912.50
how much we pay to andrzey for the sidding until now | {sum andrzej}
sorry if this is a dumb question its my first renovation but did we pay Marisol something in July and how much was it | {sum suite marisol 2026-07}
grab barz how much | $317.45
# actions
gave Renee 500 by check today for the suite | LINK /expenses?amount=500 | {id Renee}
Please record door hinges, 86.20, debit card, yesterday. | LINK /expenses?amount=86.20&date=2026-09-15
the pocket door is hung!! | LINK /timeline
mark Shower tiled done | LINK /timeline
delete expense oscillating tool | LINK /expenses
New milestone for the suite: handrail installed, by October 20 | LINK /timeline?targetDate=2026-10-20
add a new contractor, Joe Ortiz, he's a painter | LINK /contractors?add=new
Enter 1,490.00 to Tom Light by bank transfer for the suite wiring. | LINK /expenses?amount=1490 | {id Tom}
bought threshold strips at lowes for 42 dollars, cash | LINK /expenses?amount=42
The insulation batts were really 743.18, can you correct that? | LINK /expenses
They have moved the final inspection of the suite to October 23, please change it. | LINK /timeline
I paid Andrzej 1,025 by check for the east wall | LINK /expenses?amount=1025 | {id Andrzej}
we dont need the choose call button milestone anymore, remove it | LINK /timeline
Kim came back to look at the bathroom, I gave her 140 in cash this morning | LINK /expenses?amount=140 | {id Kim}
# plan
What is Marisol's agreement worth now, with the accepted changes? | $28,015.00
Which change orders are still waiting for a decision? | Wider patio door
is any bill overdue | Wiring finish OR $1,490.00
When is the September progress payment due, and for how much? | Sep 21 OR September 21 | $2,750.00
How big is the reserve for the suite? | $4,300.00
When does Marisol's liability insurance run out? | Sep 30 OR September 30
who is the suite project shared with | Sam
Who gave the lower quote for painting the kids' bathroom? | Andrzej
punch list open items | Hall threshold | Shower handle
Balance still payable to Renee under her suite agreement. | $2,045.00
Did the ramp cost more than we had planned for it? | $65.00 OR $1,365.00
# hostile
total driveway and siding | {sum driveway} | !$0.00
Which milestones are still open on the driveway project? | Siding finished | !voici | !bonjour
Has anyone been paid for labor on the driveway and siding, and how much in all? | {sum driveway labor}
What was the last expense on the driveway project? | $12.00 OR ASSISTANT | !$0.00
`;
