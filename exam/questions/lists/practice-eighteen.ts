/**
 * By an author who saw only the household of `second.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceEighteen = `
# totals
kitchen total to date | {sum kitchen}
hey so what have we blown on the bathroom upstairs in the end | {sum bathroom}
what did the whole basement thing come to | {sum basement} OR {sum basement >0}
total materials, kitchen | {sum kitchen materials} OR {sum kitchen materials >0}
how much labor have we paid for on the deck so far | {sum deck labor}
how much went out this month for the kitchen | {sum kitchen 2026-09} OR {sum kitchen 2026-09 >0}
kitchen spend in may | {sum kitchen 2026-05}
bathroom, march 2026, total | {sum bathroom 2026-03}
everything we have put into this house across all the projects | {sum} OR {sum >0}
how much did we spend last year on all projects | {sum 2025}
ok so how much of the kitchen did we put on the credit card | {sum kitchen credit_card} OR {sum kitchen credit_card >0}
what's financed on the kitchen | {sum kitchen financing}
sum of all permits all projects | {sum permits}
how many expenses over 1000 in the kitchen | {count kitchen >1000}
what did both dumpsters cost us together | $997.50
lumber deliveries total for the deck | $4,083.06
spent last week? | {sum kitchen from:2026-09-07 to:2026-09-13} OR {sum from:2026-09-07 to:2026-09-13} OR {sum kitchen from:2026-09-07 to:2026-09-13 >0} OR {sum from:2026-09-07 to:2026-09-13 >0}
# contractors
total paid to bridget | {sum bridget}
how much has Marcus Light gotten from us over all the jobs | {sum marcus}
what have we paid March Plumbing altogether, all projects | {sum dolores}
raymond price total | {sum raymond}
Teo's phone number | 215-555-0163
whats the email for the deck person yuki | yuki@tanabeoutdoor.example
who's our plasterer again | Ana
Dolores hourly rate | $124.50
who charges more an hour, the electrician or the cabinetmaker | Marcus OR electrician | $115.00
when did we last pay Yuki | Aug 24 OR August 24
what is the name of Marcus's company | Light & Sons
which contractor got the most money from us, all projects | Raymond | {sum raymond}
what did vince get for the bathroom tile | {sum bathroom vince}
# budget and forecast
kitchen remaining | {left kitchen}
how much money is left for the backyard | {left deck}
did we go over on the basement and if so by how much | {over basement}
% of kitchen budget used | {percent kitchen} OR 76.3% OR 76%
what was the budget for the windows | $23,600.00 OR $23,600
did the window job come in under budget | {left windows}
if we spend another 9000 on the kitchen what would be left | {leftafter kitchen 9000}
can we still afford a 6500 patio in the backyard budget | {left deck} OR $627.56 OR no
which of our projects is over budget | Basement | {over basement} OR {sum basement}
how far through the deck money are we in percent | {percent deck} OR 68.1% OR 68%
# milestones
overdue milestones | Countertop template | Floor sanded
what's next on the kitchen timeline after today | Backsplash tiled | Sep 23 OR September 23
when are the deck boards supposed to be down | Sep 18 OR September 18
when did the cabinets actually get hung | Aug 22 OR August 22
was the plaster late | Jul 8 OR July 8 OR 6 days OR six days
date of the final electrical sign-off | Oct 7 OR October 7
which kitchen steps don't have a date yet | Choose paint color
did the bathroom pass final inspection yet | Apr 21 OR April 21 OR yes OR completed OR done
how many kitchen milestones are done | 5 OR five
did we finish the windows on time last year | Jun 24 OR June 24 OR 3 days OR three days
what is coming up in october for the kitchen | Final electrical sign-off
# records
how did we pay for the dishwasher | financ
what date was the cabinet deposit | Apr 10 OR April 10
exact cost of the LVL beam | $1,946.18
do we have a receipt for the cabinet install labor | no OR not OR without OR missing
what category did I put the structural engineer letter under | other
who did the sump pump outlet | Marcus
how much was the zellige | $1,127.85
when did we buy the clawfoot tub and was it cash | Jan 21 OR January 21 | cash
how much did we get back for the cabinet pulls | $94.60
May order for the windows: amount | $1,264.00
did the red oak go on the card | credit card OR credit_card
what was the rebate on the pump | $125.00
the light strips under the cabinets, what did those cost | $213.46
most recent kitchen expense | PECO
who got the final payment for the waterproofing, and when | Teo | Dec 9 OR December 9
how many kitchen expenses have no receipt | {count kitchen noreceipt} OR {count kitchen noreceipt >0}
# two in one
kitchen spent and kitchen left | {sum kitchen} | {left kitchen}
what did the range and hood cost and what did the dishwasher cost | $3,684.97 | $849.00
Marcus phone + email | 215-555-0142 | marcus@lightandsons.example
how much did we pay ana for the kitchen plaster and when was that | $3,425.00 | Jun 25 OR June 25
materials and labor for the bathroom, separately | {sum bathroom materials} | {sum bathroom labor}
whats overdue on the kitchen and how much budget do we have left there | Countertop template | {left kitchen}
what did we spend on the kitchen in july and in august | {sum kitchen 2026-07} | {sum kitchen 2026-08}
when was the first lumber load delivered and how much was the second one | Jul 27 OR July 27 | $1,318.77
who built our deck framing and what did that payment come to | Yuki | $2,850.00
# follow-ups
how much did we spend on the kitchen >> and the bathroom | {sum bathroom}
what did we pay bridget >> how many payments was that | {count bridget} OR three OR 3 payments
kitchen labor total >> materials? | {sum kitchen materials} OR {sum kitchen materials >0}
how much is left on the deck >> and what's the budget there | $18,400.00 OR $18,400
who is our plumber >> phone | 215-555-0177
what did the kitchen cost in august >> and in september so far | {sum kitchen 2026-09} OR {sum kitchen 2026-09 >0}
how much did the dishwasher cost >> is there a receipt for it | yes OR receipt | !no receipt | !without a receipt
what is the hourly rate of marcus >> and vince | $62.00
spent on permits in the kitchen >> what about for all the projects | {sum permits}
when's the backsplash due >> and the electrical sign off | Oct 7 OR October 7
biggest kitchen expense >> who was it paid to | Bridget
how much did we pay Raymond >> just the install | $4,125.00
how much cash did we use for the bathroom >> which ones were those | Clawfoot | bathroom demo
what did we pay for the shower glass >> how | financ
# comparisons
did the kitchen cost more than the windows, how much more | {difference kitchen windows} OR {sum kitchen} | {sum windows} OR {difference kitchen windows}
kitchen: materials vs labor | {sum kitchen materials} OR {sum kitchen materials >0} | {sum kitchen labor}
who did we pay more in total across everything, dolores or marcus | Dolores | {sum dolores}
which month was the most expensive for the kitchen | July OR Jul | {sum kitchen 2026-07}
difference between bathroom and deck spending | {difference bathroom deck}
cheapest thing we bought for the kitchen | {smallest kitchen}
was the first lumber load more than the second | $2,764.29 | $1,318.77 OR $1,445.52
which project has the most money left | Kitchen | {left kitchen}
did we spend more on the kitchen in august than in july | {sum kitchen 2026-08} | {sum kitchen 2026-07}
what's the single largest payment we ever made on this house | $8,350.00 OR Window balance
# cannot be answered
what time is vince coming on friday | DECLINE
which grout color did we pick for the backsplash | DECLINE
ana's email address | DECLINE OR no email
how much is the house worth once the kitchen is done | DECLINE
is it going to rain on saturday when they lay the deck boards | DECLINE
how much did we pay the architect | DECLINE
model number of the dishwasher | DECLINE
how many hours did marcus work in the kitchen | DECLINE
did the solar panels cost more than 10 thousand | DECLINE
# advice
how much should you hold back from a contractor until the job is finished | GUIDE
what belongs in a written contract with a cabinetmaker or any contractor | GUIDE
do i need a permit to take out a wall in an old house | GUIDE
how big should a contingency be for a house this old | GUIDE
is it normal to pay half up front to a contractor | GUIDE
how do we compare quotes from different contractors | GUIDE
what do we do if the contractor asks for extra money in the middle of the job | GUIDE
what should we check before hiring an electrician like license insurance and so on | GUIDE
# typos and chatty
kichen total so far?? | {sum kitchen}
how much did we pay doloress in total | {sum dolores} OR {sum kitchen dolores}
ok dont judge me but whats the damage on the bathrom | {sum bathroom}
budjet left kitchen | {left kitchen}
hi its me again um how much did we spend on the back yard so far including the deck and everything thanks | {sum deck}
wen is the countertop templat due | Aug 31 OR August 31
so my mom is asking how much the windows ended up being last year can you tell me | {sum windows}
whats marcuss fone number | 215-555-0142
how mutch for sump pumb and battery backup | $1,389.45
okay question for the kitchen how much did we pay by check period | {sum kitchen check}
recepits missing kitchen | {count kitchen noreceipt} OR {count kitchen noreceipt >0} OR Cabinet install
# actions
paid vince the other 725 in cash today | LINK /expenses?amount=725 | {id Vince}
add 86.40 grout from home depot, credit card | LINK /expenses?amount=86.40
gave bridget 1890 by check for the cabinet balance | LINK /expenses?amount=1890 | {id Bridget}
we paid the plumber 1465 by check yesterday for the second draw | LINK /expenses?amount=1465&date=2026-09-15
can you put in 2 bags of concrete 17.58 for the deck | LINK /expenses?amount=17.58
the countertop template got done this morning | LINK /timeline
mark floor sanded and sealed complete | LINK /timeline
add a milestone fridge delivered for october 2 | LINK /timeline?targetDate=2026-10-02
delete the impact driver expense | LINK /expenses
we have a new painter her name is Lorna Fitch can you add her | LINK /contractors?name=Lorna+Fitch OR LINK /contractors?add=new
got a refund of 58.20 from home depot for wire | LINK /expenses?amount=58.20
change the date of the backsplash to september 30 | LINK /timeline
# plan
reserve for the kitchen | $4,250.00 OR $4,250
any bills overdue | Plumbing second draw OR $1,465.00
what do we still owe bridget under the agreement | $3,315.00 OR $2,700.00
which bills have to be paid by the end of the month | Cabinet balance OR $1,890.00
so is there any change order still waiting on us | Upgrade panel OR 200 amp
what's still open on the punch list | pantry door | outlet covers
when does Marcus's insurance run out | Nov 5 OR November 5
who gave the cheaper quote for the deck railing | Bridget | $2,785.00
are we over plan on the backsplash tile line | $152.85 OR $1,127.85 OR $975.00
what rooms do we have in the kitchen project | Pantry | Breakfast nook | Cooking area
marcus agreement amount and holdback | $6,350.00 OR $6,350 | 10% OR 10 percent OR $635.00 OR $474.50
who else can see the kitchen project | Sam
# hostile
what is the kitchen budget and is there any limit | $58,500.00 OR $58,500 | !unlimited
what did we pay for in the backyard on september 12 | $12.00
what backyard milestones are open in october | Patio laid | Oct 24 OR October 24
`;
