/**
 * By an author who saw only the household of `second.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceNineteen = `
# totals
Go on then, what's the damage on the kitchen so far? | {sum kitchen}
ok what have we spent in total on all the projects put together | {sum}
Please state the aggregate amount expended on labor for the kitchen renovation. | {sum kitchen labor}
How much we gave for materials in bathroom upstairs? | {sum bathroom materials}
what's been put on the credit card for the kitchen up to now | {sum kitchen credit_card} OR {sum kitchen credit_card >0}
How much did the kitchen swallow in August, before I faint? | {sum kitchen 2026-08}
Total disbursements for July 2026 across all projects, please. | {sum 2026-07}
How much money went in cash, all works together? | {sum cash}
permit fees, all five jobs, one number | {sum permits}
What have we financed on the kitchen to date? | {sum kitchen financing}
How many expenses are written for the deck? | {count deck} OR nine
how much went out this week on the kitchen | {sum kitchen from:2026-09-14}
Kindly confirm total expenditure during calendar year 2025, all projects. | {sum 2025}
Leaving labour out of it, what did the bathroom cost? | {sum bathroom !labor}
how many kitchen payments were over 3000 | {count kitchen >3000} OR five
which month was the worst for the kitchen money-wise | Jul OR July | {max month kitchen}
two dumpsters, kitchen and basement - what did they come to together? | $997.50
Equipment costs across the lot, how much? | {sum equipment}
# contractors
How much has Bridget had off me so far? | {sum bridget}
what have the electricians drawn on the kitchen to date | {sum kitchen marcus}
Please provide the telephone number of Ms. Dolores March. | 215-555-0177
What is the email of Teo? | teo@okafor.example
whats marcus light's hourly | $115
who's our tile guy again and what's his number | Vince | 215-555-0109
Does Vince have email address? | no OR not OR DECLINE
What is the trading name of Raymond Price's business? | Price Window
total to the plumber for everything she's ever done for us, bath and kitchen | {sum dolores}
From all projects, which contractor took the most money from us? | Raymond | {sum raymond}
How many separate payments has Teo had out of us? | {count teo} OR three
Of all my tradespeople, who's the cheapest by the hour? | Ana | $55
who did our blueboard and skim coat | Ana
when did we last pay marcus | Aug 28 OR August 28
# budget and forecast
How much is left in the kitchen kitty? | {left kitchen}
are we over on the basement and how bad | {over basement}
What percentage of the bathroom budget has been consumed? | {percent bathroom} OR 73.7% OR 74%
What was the budget for windows? | $23,600
if i buy a fridge for 2400 what's left for the kitchen | {leftafter kitchen 2400}
Which of my projects have burst their budget? | Basement
What is the sum of the budgets of all five projects? | $138,450
can the deck budget swallow another 6000 for a pergola | {left deck} OR {leftafter deck 6000}
How much stays in bathroom budget if I spend still 1250? | {leftafter bathroom 1250}
How much of the deck money has gone, in per cent? | {percent deck} OR 68.1% OR 68%
once the open bills are paid what do we have left on the kitchen | $9,538.78 OR $4,325.00
Did the window job finish under budget, and by how much? | {left windows}
# milestones
what's behind schedule on the kitchen | Countertop template | Floor sanded
When backsplash should be ready? | Sep 23 OR September 23
On what date were the cabinets hung? | Aug 22 OR August 22
Did the bathroom pass its final inspection late? | Apr 21 OR April 21 OR 11 days OR yes
how many of the kitchen milestones are done | 5 OR five
How many days late is the floor sanding now? | 5 days OR five days OR Sep 11 OR September 11
Which kitchen milestone has no date at all? | paint color
when are the deck boards supposed to be down | Sep 18 OR September 18
were the rough-ins signed off ahead of target? | Jun 10 OR June 10 OR 2 days OR yes
What's on the kitchen schedule for October? | Final electrical | Oct 7 OR October 7
when did the footings get inspected | Aug 3 OR August 3
# records
How did I end up paying for the dishwasher? | financing OR financed
when did we buy the vanity | Mar 18 OR March 18
What precise sum was paid for the structural engineer's letter, and by what means? | $650.00 | check
In which category is the range and hood? | other
Have I got a receipt for the zellige? | yes OR has a receipt OR with a receipt OR attached OR 1 receipt OR there is a receipt | !no receipt
is there a receipt in there for the second cabinet payment the delivery one | no OR not OR without OR missing
How much cost red oak flooring? | $1,538.40
who did the drain stack replacement | Dolores
84 lumber ticket for the LVL, how much was it? | $1,946.18
What did the clawfoot tub set me back? | $1,275.00
Kindly confirm the date on which the zoning permit was paid. | Jul 8 OR July 8
How much we got back for cabinet pulls? | $94.60
what's the single biggest thing we paid for in the kitchen | $7,120.00
What's the smallest sum we've parted with on the kitchen? | {smallest kitchen}
how was teo's final payment made, was it a check too | transfer
What was the last thing I entered for the kitchen? | PECO
Across all projects, which expenses have been designated as repairs for tax purposes? | Toilet and faucet | trim touch up
# two in one
How much has gone on labour in the kitchen, and how much on materials? | {sum kitchen labor} | {sum kitchen materials} OR {sum kitchen materials >0}
deck - spent and remaining | {sum deck} | {left deck}
which bill is past due and how much is it for | Plumbing second draw OR plumbing | $1,465
Phone of Marcus please, and how much we paid him already | 215-555-0142 | {sum marcus} OR {sum kitchen marcus}
when did the kitchen plaster get done and who did it | Jul 8 OR July 8 | Ana
What did the shower glass and the vanity each cost me? | $1,486.00 | $1,099.99
Please advise the basement's budget and the percentage thereof expended. | $16,200 | {percent basement} OR 102.8% OR 102.9% OR 103%
how much in august and how much in september so far for the kitchen | {sum kitchen 2026-08} | {sum kitchen 2026-09} OR {sum kitchen 2026-09 >0}
Dolores - how much in bathroom and how much in kitchen? | {sum bathroom dolores} | {sum kitchen dolores}
how many kitchen entries have no receipt, and which is the biggest of them? | {count kitchen noreceipt} OR twelve | $7,120.00 OR Cabinet delivery
# follow-ups
How much have we spent on labor in the kitchen? >> and materials? | {sum kitchen materials} OR {sum kitchen materials >0}
how much did we pay dolores >> whats her number | 215-555-0177
What's left in the kitchen? >> And the bathroom? | {left bathroom}
how much did the kitchen cost in august >> what about july | {sum kitchen 2026-07}
Who plastered the kitchen? >> How much she took? | {sum ana} OR {sum kitchen ana}
When are the deck boards due? >> and patio? | Oct 24 OR October 24
What did the dishwasher cost? >> When did I buy it? | Aug 14 OR August 14
how much was the hex tile >> how'd we pay for that | credit card
Which project is over budget? >> By what amount, precisely? | {over basement}
what did marcus get paid in total >> just the kitchen | {sum kitchen marcus}
How much on permits all told, every project? >> And just the windows? | {sum windows permits}
kitchen expenses with no receipt >> only the ones over 1000 | {sum kitchen noreceipt >1000} OR {count kitchen noreceipt >1000} OR Demo crew
What bills do we have outstanding? >> Which one's already late? | Plumbing second draw
How much was first lumber delivery? >> And the second? | $1,318.77
how much have we spent on the deck >> basement >> and windows | {sum windows}
When was the beam inspection completed? >> Was that later than planned? | yes OR 3 days OR three days OR May 15 OR late
how much went out on the kitchen this week >> and last week | {sum kitchen from:2026-09-07 to:2026-09-13} OR {sum kitchen from:2026-09-07 to:2026-09-13 >0}
# comparisons
Which cost me more, the bathroom or the deck? | bathroom | {sum bathroom} OR {difference bathroom deck}
kitchen so far, more labor or more material? | material | {sum kitchen materials} OR {sum kitchen materials >0} OR $2,727.64
Did we spend in kitchen more in July or in August? | Jul OR July | {sum kitchen 2026-07} OR $2,098.37
Who has received the greater sum, Ms. Mason or Mr. Okafor? | Mason | {sum bridget} OR $700.00
who's got the higher hourly the plumber or the electrician | Dolores OR plumber | $124.50
How much more was the second cabinet payment than the cabinet deposit? | $1,780.00
compare the two lumber deliveries for me | $2,764.29 | $1,318.77
what's the difference between what the kitchen cost and what the basement cost | {difference kitchen basement}
Which railing quote is the kinder to my wallet? | Bridget OR Mason | $2,785
did more of the kitchen go out by bank transfer or by check | transfer | {sum kitchen bank_transfer} OR $3,680.00
Which project is most expensive until now and which is cheapest? | Kitchen | Backyard OR deck
# cannot be answered
What colour grout did we settle on for the backsplash? | DECLINE
is it gonna rain friday when they're laying the deck boards | DECLINE
What brand is the dishwasher? | DECLINE
How many hours Ana worked in our kitchen? | DECLINE
Did the seller of the property disclose the moisture condition in the basement? | DECLINE
what did the neighbors pay for their windows | DECLINE
What's the name of the inspector coming on the 7th? | DECLINE
what time is marcus showing up tomorrow | DECLINE
How much will the house be worth when kitchen is finished? | DECLINE
How much did I pay for the refrigerator? | DECLINE OR no OR not OR nothing
what did teo charge us for the kitchen | DECLINE OR no OR nothing OR not OR $0.00 OR {sum teo}
# advice
In a hundred-year-old house, how much should one squirrel away for nasty surprises? | GUIDE
is it normal that contractor wants all the money before he start? | GUIDE
what's a lien waiver and when should we ask a sub for one | GUIDE
What provisions ought a written agreement with a contractor to contain? | GUIDE
How many quotes should one get before picking a builder? | GUIDE
do you generally need a permit to take out a wall | GUIDE
How I can check that contractor really has insurance? | GUIDE
how should a change order be handled so it doesn't bite you later | GUIDE
# typos and chatty
hw much did we spnd on teh kichen so far | {sum kitchen}
ok so i'm stuck in traffic um can you tell me how much money is left for the upstairs bathroom thanks | {left bathroom}
Morning! Bit of a nosy one, but what did we fork out for that range and hood in the end? | $3,684.97
whens the countertp templat suposed to be | Aug 31 OR August 31
my husband swears we paid vince cash for the kitchen tile setting is he right | cash OR yes
Sory, how mutch we payed for cabinet instal? | $2,640.00
bascement total plz | {sum basement}
Right, kettle's on, I'm sitting down. Materials for the kitchen, all in? | {sum kitchen materials} OR {sum kitchen materials >0}
hey quick one before my exit what do we still owe bridget | $3,315.00 OR $1,890.00
okafor drainige phone numbr | 215-555-0163
# actions
gave vince the other half just now 725 cash | LINK /expenses?amount=725
Please record an expense of $312.80 for grout and sealer, paid by credit card. | LINK /expenses?amount=312.80&paymentMethod=credit_card
add sixty four dollars at home depot for caulk yesterday on the debit card | LINK /expenses?amount=64
Paid Dolores her 1465 by cheque this morning, sob. | LINK /expenses?amount=1465 OR Plumbing second draw
Countertop guys finally came and templated, mark Countertop template as done | LINK /timeline
floor is sanded and sealed, is finish! | LINK /timeline
delete the oscillating multitool expense | LINK /expenses
Add a milestone: appliances installed, October 2 | LINK /timeline?targetDate=2026-10-02
New contractor Piotr Zielinski, painter, phone 215-555-0188 | LINK /contractors?add=new
push the backsplash to september 28 | LINK /timeline
Took back two boxes of tile and got 156.40 refunded on the card. | LINK /expenses?amount=156.40
put in 180 cash for the junk haulers on the deck job | LINK /expenses?amount=180
Kindly remove Raymond Price from my list of contractors. | LINK /contractors
I paid Ana 240 by bank transfer for patching plaster in kitchen | LINK /expenses?amount=240
# plan
with the approved CO what's bridget's contract at now | $18,415
any change orders still waiting on our answer | Upgrade panel OR 200 amp
Which proposed change orders did we decline? | Pot filler
What's tucked away in the kitchen reserve? | $4,250
what's still open on the punch list | pantry door | outlet covers
How much we planned for countertops? | $5,450
are we blown on the backsplash tile line | $152.85 OR $1,127.85
On what date does the Light & Sons liability insurance expire? | Nov 5 OR November 5
how much retainage are we holding on marcus | 10% OR 10 percent OR $635.00 OR $474.50
What sum remains payable under the plumbing agreement with Ms. March? | $2,725
Who else has access to kitchen project? | Sam
how much did ana quote for painting the kitchen | $1,690
# hostile
what was that 12 dollar cash thing on the deck on the 12th | $12.00
Is the kitchen budget capped, or have we gone unlimited? | $58,500 OR {left kitchen} | !is now unlimited
Which milestones are still open for deck? | Deck boards | Patio
`;
