/**
 * By an author who saw only the household of `fifth.ts` and no rule. Only the counts of this file are looked at.
 * The format is that of `practice.ts`.
 */
export const heldOutTwentySix = `
# totals
how much have we spent so far? | {sum flat}
what's the grand total for all the projects together | {sum}
What did we spend this month? | {sum flat 2026-09} OR {sum flat 2026-09 >0}
spending in august | {sum flat 2026-08}
how much on materials | {sum flat materials} OR {sum flat materials >0}
labour so far? | {sum flat labor}
What did the roof end up costing us? | {sum roof}
how much went on the credit card | {sum flat credit_card} OR {sum flat credit_card >0}
how much have I paid out in cash on this one | {sum flat cash}
total for permits across everything | {sum permits}
garden wall total please | {sum wall}
how many expenses have I logged for the flat | {count flat} OR 25
what did we spend from march through may | {sum flat from:2026-03-01 to:2026-05-31}
how much have we spent at Bluestone Yard | $3,134.35
what did the two dumpsters cost altogether | $963.50
How much of the flat is on financing? | {sum flat financing}
what have we spent since July 1 | {sum flat from:2026-07-01} OR {sum flat from:2026-07-01 >0}
how much in equipment for the flat | {sum flat equipment}
# contractors
how much have we paid Yusuf | {sum flat yusuf} OR {sum yusuf}
what's Colleen's number | 555-031-2876
the electrician's email? | beatriz@okafor.example
what does Wanda charge an hour | $46.25
How much has Tobias had for the wall? | {sum wall tobias}
who did the lath and plaster | Dolores
who's our plumber | Colleen
when did we last pay Ike | Sep 8 OR September 8
total paid to Sorensen Roofing | {sum ray}
has the painter been paid | {sum flat wanda} OR {sum wanda}
which contractor has the highest hourly rate? | Ike
amount paid to Okafor Electric to date? | {sum flat beatriz} OR {sum beatriz}
whats the name of Wanda's company | DECLINE OR no OR not OR none
do we have a phone for Yusuf | no OR not OR DECLINE OR yusuf@demir.example
# budget and forecast
how much is left in the budget | {left flat}
are we over budget on the heating? | {over heating}
what percent of the flat budget is gone | {percent flat} OR 69% OR 69.0%
what was our budget for the roof | $23,600.00
any money left on the garden wall? | {left wall}
if we spend another 2500 what's left? | {leftafter flat 2500}
can we afford a $1,200 washer dryer for the flat | {leftafter flat 1200} OR {left flat}
which of our projects are over budget | Heating
What's the whole budget, all five projects? | $115,050.00
how much is left across all the projects | $24,612.90
once I've paid all the open bills what will be left | $10,024.33
are we on track with the money | {left flat} OR {percent flat} OR {sum flat}
what's left for the staircase if we take the 1885 varnishing | {leftafter staircase 1885}
# milestones
what's next on the timeline | Rental inspection
which steps are running late | Cabinets installed | Bathroom tiled
when's the rental inspection | Oct 1 OR October 1
When is the final walkthrough with the tenant? | Oct 12 OR October 12
is the bathroom tiled yet | no OR not OR Sep 11 OR September 11
how many days until the rental inspection | 15
when was the plaster dry | Jun 4 OR June 4
how many milestones are done on the flat? | 4 OR four
when was the boiler running | Oct 31 OR October 31
when's the stair runner being fitted | Sep 30 OR September 30
what's happening in october | Rental inspection | Final walkthrough
how late are the cabinets | 19 OR Aug 28 OR August 28
which milestone doesn't have a date | house number plaque
# records
when did we buy the range and hood | Jun 8 OR June 8
how did we pay for the oak flooring | financing OR financed
how much was the tile saw | $189.00
who set the hall tile | Tobias
what category did I put the dumpsters in | equipment
is there a receipt for the sink and faucet set? | no OR not OR without OR missing OR doesn't OR doesn’t
what did I buy on July 17 | Light fixtures
how much was the building permit | $785.00
what did we pay Wanda for in August? | painting
when did we get the smart thermostat | Jun 19 OR June 19
last thing we bought for the flat? | paint OR Subway tile returned
what's our biggest single expense on the flat | $3,800.00
how much was the Vermont slate | $8,246.00
did we pay the architect by cheque? | bank transfer
how much did we get back for the returned tile | $97.20
how much was the gas company rebate | $450.00
which expenses are still missing receipts | Sink and faucet OR {count flat noreceipt} OR {sum flat noreceipt}
# two in one
what's spent and what's left | {sum flat} | {left flat}
how much on labor and how much on materials? | {sum flat labor} | {sum flat materials} OR {sum flat materials >0}
what have we paid Beatriz and Colleen | {sum flat beatriz} OR {sum beatriz} | {sum flat colleen} OR {sum colleen}
Colleen's phone and hourly rate please | 555-031-2876 | $104.50
what did july and august cost | {sum flat 2026-07} | {sum flat 2026-08}
budget for the garden wall and how much is used | $7,400.00 | {sum wall}
when is the runner due and how much is left on the staircase | Sep 30 OR September 30 | {left staircase}
total on the roof and who did the labor | {sum roof} | Ray
how much were the light fixtures and when did we order them | $731.60 | Jul 17 OR July 17
what do we have in the reserve and which bill is due next | $4,250.00 | Sep 21 OR September 21 OR $1,715.00 OR $1,235.00
# follow-ups
how much have we spent on labor >> and materials? | {sum flat materials} OR {sum flat materials >0}
what did we spend in august >> and in july | {sum flat 2026-07}
how much have we paid Yusuf >> when was the last one? | Jul 9 OR July 9
how much is left on the flat >> what about the staircase | {left staircase}
when's the rental inspection? >> and the walkthrough after that? | Oct 12 OR October 12
who's the plumber >> whats her number | 555-031-2876
how much was the range and hood >> how did we pay for it | financing OR financed
what have we spent on the garden wall >> how much of that was Tobias | {sum wall tobias}
how much went on the credit card >> and by check? | {sum flat check}
what have we spent on heating so far >> so are we over? | {over heating}
how much have we paid in cash >> I meant on all the projects | {sum cash}
what bills are open >> which one is overdue? | trim-out
which milestones are late >> when was the first one due | Aug 28 OR August 28
total for the staircase? >> just the labor | {sum staircase labor}
what's our biggest expense >> and on the roof? | $8,246.00
what's Ike's hourly rate >> how much have we paid him | {sum ike}
how much was the countertop deposit >> and the final payment | $1,984.35
# comparisons
did we spend more on labor or materials | labor | {sum flat labor}
who have we paid more, Ike or Ray? | Ike | {sum ike}
which month was the most expensive on the flat | April OR Apr | {max month flat}
who's cheaper per hour, Beatriz or Colleen | Colleen
how much more have we spent on the flat than on the staircase | {difference flat staircase}
was july or august more expensive | August OR Aug | {sum flat 2026-08}
which project has cost the most | Ground Floor Flat | {sum flat}
which quote for the banister is the lowest? | Dolores | $1,885.00
which dumpster was dearer, the first or the second | $498.50
which contractor got the most money on the flat | Yusuf | {sum flat yusuf}
how much more was the second pallet of brick than the first one | $48.00
# cannot be answered
will it rain tomorrow | DECLINE
what rent should we ask for the flat | DECLINE
what's the tenant's name | DECLINE
How many hours did Tobias work on the wall? | DECLINE
what color did we paint the parlor | DECLINE OR eggshell
what's the house worth now | DECLINE
what have we paid Marco | DECLINE
how much is our mortgage payment | DECLINE
when is Wanda on vacation | DECLINE
# advice
how many quotes should I get before I hire somebody | GUIDE
how much should people set aside for surprises in an old house? | GUIDE
is it ok to pay a contractor everything up front | GUIDE
what should be in a contract with a builder | GUIDE
how do I know if a job needs a permit | GUIDE
what do I do when a contractor wants more money halfway through the job | GUIDE
how do you check that a contractor is insured | GUIDE
when should you make the final payment to a contractor | GUIDE
# typos and chatty
hwo much is lfet | {left flat}
hi its me again lol just wanna know how much weve spent on the stiarcase | {sum staircase}
ok so my wife is asking again, what have we paid for the cabinets so far? | $7,600.00
how much did we pay collen | {sum flat colleen} OR {sum colleen}
whens the rentel inspecton | Oct 1 OR October 1
Evening! Could you tell me what the plasterer costs an hour, ta | $67.50
yeah hi so i'm driving home how much has the garden wall come to so far thanks | {sum wall}
wat did we spnd in agust | {sum flat 2026-08}
budgt for heating? | $12,500.00
morning :) what's still open on the timeline? | Cabinets installed | Bathroom tiled
recipts missing, how many | {count flat noreceipt} OR {count noreceipt}
# actions
paid Wanda 250 cash today for touch ups | LINK /expenses?add=new&amount=250&paymentMethod=cash | {id Wanda}
gave Tobias 300 by check for the garden wall | LINK /expenses?add=new&amount=300&paymentMethod=check | {id Tobias}
add 64.99 for grout, credit card | LINK /expenses?add=new&amount=64.99&paymentMethod=credit_card
the bathroom is tiled now | LINK /timeline
mark cabinets installed as done | LINK /timeline
delete the tile saw | LINK /expenses
add a milestone get keys cut on October 8 | LINK /timeline?add=new&targetDate=2026-10-08
move the final walkthrough to October 14 | LINK /timeline
new contractor Lena Fox, locksmith | LINK /contractors?add=new
spent 18 dollars on sandpaper yesterday | LINK /expenses?add=new&amount=18&date=2026-09-15
Okafor Electric invoiced $180 for an extra outlet, paid today by bank transfer | LINK /expenses?add=new&amount=180&paymentMethod=bank_transfer | {id Beatriz}
coping stones are set, finished today | LINK /timeline
please remove the second dumpster from the expenses | LINK /expenses
# plan
what bills do we have coming up | $1,715.00 | $3,880.00
any invoices past due? | trim-out OR $1,235.00
how much is in the reserve | $4,250.00
what price did we agree with Colleen for the plumbing | $6,240.00
any change orders waiting for an answer | Glass upper doors
what's still on the punch list | pantry door | switch plate
when does Beatriz's insurance expire | Nov 3 OR November 3
what do we still owe Yusuf on his agreement? | $4,520.00 OR $3,880.00
did the oak floor go over plan | $136.50 OR $3,136.50
how much was planned for the kitchen | $14,700.00 OR $11,500.00
who else has access to this project | Josie OR Sam
# hostile
what's that odd $4 entry on the garden wall? | $4.00
what is the budget of the garden wall? | $7,400.00 | !unlimited
what's left to do on the staircase timeline | Runner fitted
`;
