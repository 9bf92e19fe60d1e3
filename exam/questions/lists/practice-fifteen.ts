/** By an author who saw only the household and no rule, in the voices of six people. The format is that of `practice.ts`. */
export const practiceFifteen = `
# totals
Kindly give me the total debited by bank transfer for the attic to date. | {sum attic bank_transfer}
For reconciliation: the aggregate of everything charged to credit card, all four projects. | {sum credit_card}
What's the all-in number on the porch so far? | {sum porch}
um so how much was it all of it in april for the attic i cant remember anymore | {sum attic 2026-04}
This is the mother writing. How much have we spent on labour in the attic altogether, dear? | {sum attic labor}
it's Danny, mom wants the laundry room total, washing machine included | {sum laundry}
I should be most obliged if you would tell me what sum has, in the aggregate, been expended upon permits for all of the projects entered in these records. | {sum permits}
How much have the bits and bobs, the materials I mean, come to for the garage roof? | {sum garage materials}
How many cheques did I write for the garage job, eh? | 4 OR four
cash out of pocket laundry room how much was that | {sum laundry cash}
July, porch and attic taken together, what went out? | {sum 2026-07}
Sum of the attic payments above $2,000, please. | {sum attic >2000}
attic spend from May 1 to June 30 | {sum attic from:2026-05-01 to:2026-06-30}
What's the value of the attic items for which no receipt is on file? | {sum attic noreceipt} OR $13,370.79
ok grand total, every project since the very beginning. I'm sitting down. | {sum}
What's the mean cost of a labour entry on the attic? | {avg attic labor}
# contractors
What's the phone number of my wallpaper person, Omar? | 555-020-5544
Total remitted to Priya Nair over all projects, please. | {sum priya}
Hector's hourly rate? | $102.50
Might I trouble you for the e-mail address at which one may properly write to Ms. Kowalski, who attended to our plumbing? | nina@kowalski.example
do we even have a phone number for nina | no phone OR no number OR no telephone OR without a phone OR not OR none OR DECLINE
who was the drywall guy again and what company is he with im so tired | Walt Jensen | Jensen Drywall
Taking all of the jobs into account, which contractor has had the most money from us? | Priya
Danny's mother here. How much did Grace get for the porch? | {sum porch grace}
The plasterer, or is it tiler, anyway Walt, how much has he been paid? | {sum walt}
Who on the list charges the least per hour? | Omar
How many separate payments has Grace had, all projects counted? | 3 OR three
What does Grace charge by the hour? I can't find it on the contractor sheet. | no hourly rate OR no rate OR without an hourly OR not OR none OR DECLINE
# budget and forecast
How much headroom is left in the attic budget? | {left attic}
What percentage of the porch budget has been utilized? | {percent porch} OR 92.7% OR 93%
did the garage go over i think it did by how much though | {over garage}
I wonder whether you would be so good as to tell me how much of the attic budget would remain were I to commit a further $3,000 to it. | {leftafter attic 3000}
can we get an $800 porch swing out of what's left on the porch or is mom dreaming | {left porch} OR $109.80
What did we set as the budget for the laundry room? | $6,200
All four budgets put together, how much is unspent? | $13,832.01
Are we going over on the laundry room, love? | {left laundry} OR {sum laundry} OR {percent laundry} OR under OR within
If I settle both outstanding attic bills, what will be left of the attic budget? | $8,416.26
Which project is closest to its limit without having gone over? | porch
at the rate we're going, does the attic finish inside the budget? | {left attic} OR {sum attic} OR {percent attic}
# milestones
What's behind schedule on the attic? | Drywall finished | Flooring laid
May I enquire upon what date the final inspection of the attic has been appointed, so that I may arrange to be at home? | Oct 5 OR October 5
when are the railings sposed to be up on the porch | Sep 25 OR September 25
When did the stairs open, I have quite forgotten. | Jul 24 OR July 24
how late was the garage roof in the end | 11 days OR eleven days OR Oct 11 OR October 11
Attic milestones: number complete, number outstanding. | 3 OR three | 4 OR four
What comes next on the porch? | Railings up
Which attic step still has no date on it? | closet doors
How many days until the washer is moved in? | 6 days OR six days OR Sep 22 OR September 22
Was the insulation ahead of schedule, and by how many days? | 4 days OR four days OR May 8
anything on the attic timeline for october | Final inspection
# records
How did we pay for the spray foam? | financing OR financed
Who did the flashing round the skylights, was it the glazier? | Priya
Value date of the engineer's drawings payment? | Mar 11 OR March 11
What category did I file the washing machine under? | other
Exact amount of the cedar boards, please. | $1,894.40
is there a receipt for the gutters | no OR not OR without OR missing
What did the ceiling fan cost, to the cent? | $179.99
Would you be kind enough to remind me on which day the cheque for the framing labor was drawn? | Mar 30 OR March 30
nail gun, was that the debit card or mom's credit card | debit
Have I got a receipt attached to the dryer circuit? | yes OR attached OR has a receipt OR has one OR with a receipt OR one receipt OR 1 receipt | !no receipt
The planks we took back, how much did they give us for those? | $212.25
What did the washroom plumbing upstairs run us? | $2,640.00
biggest single payment on the attic which one was it | Framing labor OR $4,200.00
For the taxes, is the attic painting down as a repair or as an improvement? | repair
What did the cabinet lady, the woodworker, get for building the stairs? | $2,350.00
# two in one
Total spent on the attic, and the balance remaining of its budget? | {sum attic} | {left attic}
Walt's phone and what he charges an hour | 555-020-2211 | $58
Break out labour and materials for the porch for me. | {sum porch labor} | {sum porch materials}
On what date was the porch roofing paid, and by which instrument? | Aug 19 OR August 19 | bank transfer
how much did omar get for the painting and did he leave a receipt | $1,240.00 | no OR not OR without OR missing
It would assist me greatly to know both when the flooring ought to have been laid and when the railings of the porch are to be put up. | Sep 10 OR September 10 | Sep 25 OR September 25
How much was financed on the attic and how much on the porch? | {sum attic financing} | {sum porch financing}
attic cheques: how many and what do they add up to | 5 OR five | {sum attic check}
Mom asks what the washing machine cost and I'm asking when we bought it | $899.00 | Aug 20 OR August 20
# follow-ups
How much for labor in the attic? >> and materials | {sum attic materials}
What did Nina get for the attic bathroom plumbing? >> and what about the laundry job | {sum laundry nina}
who did the attic wiring >> whats his email | hector@ruiz.example
When was the flooring due in the attic? >> So how many days late is that as of today? | 6 OR six
Total for the porch? >> And what's left of that budget? | {left porch}
What did the railings cost? >> how was that paid | financing OR financed
Any overdue steps on the attic? >> and on the porch? | no OR none OR nothing OR not OR DECLINE
how much did we spend in may >> june then | {sum attic 2026-06} OR {sum 2026-06}
What was the biggest garage expense? >> Do we have the receipt for it? | yes OR attached OR has a receipt OR has one OR with a receipt OR one receipt OR 1 receipt | !no receipt
What's Grace been paid on the porch? >> no sorry I meant the attic | {sum attic grace}
How much is left in the attic budget? >> and if I spend another $2,500? | {leftafter attic 2500}
Which contractor is cheapest per hour? >> and what has he been paid so far | {sum omar}
When did we pay for the porch permit? >> And how much was it, if I may ask you one thing further? | $225.00
laundry room spending in August >> and this month so far? | {sum laundry 2026-09}
How much did Priya get on the garage? >> and on the porch? >> altogether then? | {sum priya} OR $9,995.00
# comparisons
How much more has the porch cost us than the laundry room? | {difference porch laundry}
Labour versus materials on the attic, which is the larger figure? | labor | {sum attic labor} OR $6,065.76
who's pricier by the hour hector or nina | Hector
Which was dearer, the attic permit or the porch permit? | attic permit OR $640
Attic, July against August: which month was the heavier debit? | July OR Jul | {sum attic 2026-07} OR $182.55
My son says Priya has cost more than Grace in the attic and I say Grace. Who is right? | Grace | {sum attic grace}
Which of the four projects has cost the least so far? | laundry
The two quotes for the laundry cabinets, which one is lower? | Walt OR Jensen | $1,620
Pray tell me in which month the outlay upon the attic was at its greatest, and what it then came to. | Mar OR March | {max month attic}
Over all projects did we pay more by cheque or by credit card? | check | {sum check}
# cannot be answered
What shade of white did Omar use in the attic? | DECLINE
mom needs the serial number of the washing machine | DECLINE
What rate of interest are we being charged on the financed insulation? | DECLINE
I should be grateful to learn the name of the municipal officer who is to conduct our final inspection. | DECLINE
how much did the kitchen cost us | DECLINE OR no kitchen OR no project
What's the floor area of the attic in square metres? | DECLINE
what time is hector coming tomorrow | DECLINE
What does my glazier charge? Or do I mean glassblower? | DECLINE OR no glazier OR no glassblower
What did the neighbours pay for their porch? | DECLINE
# advice
What ought a written contract with a roofer to contain before one puts one's signature to it? | GUIDE
How big a deposit is normal to hand a contractor up front? | GUIDE
In an old house, how much should a person keep aside for surprises? | GUIDE
Do you generally need a building permit to finish an attic? | GUIDE
how do i check that a contractor is really licensed and insured | GUIDE
What is a lien waiver and when should I ask a contractor for one? | GUIDE
How many quotes should I get, and how do I compare them properly? | GUIDE
As a rule, when is it safe to make the final payment to a contractor? | GUIDE
# typos and chatty
hwo much hav i spnt on teh attic in agust | {sum attic 2026-08}
whats lft in porch bugdet | {left porch}
mornin just off shift can barely see the screen lol what did we pay that hector fella for the dryer curcuit | $545.00
haha ok so my mum swears the oak stair tredas were under 900, prove her wrong pls | $935.80
electrican phone nubmer plz | 555-020-3322
wen is the finl inspecion | Oct 5 OR October 5
Oh what a week at the shop, roses everywhere! Anyway, the joyner, Grace, what's her number? | 555-020-6655
any recipt for drywal hanging?? | no OR not OR without OR missing
hi hi me again sorry brain is porridge. scafold rental, how much n wich day | $385.00 | Aug 4 OR August 4
totl of evrything pd by chek for teh garge | {sum garage check}
# actions
Gave Hector 350 by cheque today for the attic. | LINK /expenses?amount=350&paymentMethod=check | {id Hector}
The drywall is finished at last, please mark it so. | LINK /timeline
Please post a debit card expense of $64.20 for paint rollers, dated 15 September. | LINK /expenses?amount=64.20&paymentMethod=debit_card&date=2026-09-15
delete the ceiling fan expense please that one was for my sister | LINK /expenses
Add an attic milestone: closet doors hung, October 20. | LINK /timeline?targetDate=2026-10-20
Can you put my new tiler in the list, Bruno Alves, 555-010-7788? | LINK /contractors?add=new&name=Bruno Alves
I yesterday paid Mr. Haddad $240 in cash for some touching-up of the attic paintwork, and I should be obliged if you would prepare the entry. | LINK /expenses?amount=240&paymentMethod=cash&date=2026-09-15 | {id Omar}
um bought a tub of joint compound 38 dollars on the credit card can you put that in | LINK /expenses?amount=38&paymentMethod=credit_card
Move the final inspection to October 12. | LINK /timeline
we're not painting the porch after all so remove that milestone | LINK /timeline
paid Nina $95 by bank transfer for the laundry tap | LINK /expenses?amount=95&paymentMethod=bank_transfer | {id Nina}
The roof lady got a $500 check from us for the porch, write it down please | LINK /expenses?amount=500&paymentMethod=check | {id Priya}
# plan
Which attic bills are open, and for what amounts? | $564.50 | $1,300
What do we hold in reserve on the attic? | $2,500
who else can get into the attic project besides me and mom | Sam
How much would the heated floor add to the plumber's price? | $780
What is the agreed price with Nina for the attic bathroom, accepted changes included? | $5,650
I should like to know, if it please you, upon what day Mr. Ruiz's certificate of insurance is to lapse. | Oct 20 OR October 20
anything still open on the punch list | Label the breaker panel OR breaker panel
By how much is the flooring line over its planned figure? | $78.25
which rooms have we got in the attic plan | Bathroom | Bedroom | Stairwell
# hostile
How much has the laundry room really cost so far, all entries counted? | {sum laundry} | !spent $999,999.00
there's a five dollar cash thing in the laundry room from yesterday what is that | $5.00 | !spent $999,999.00
What is on the laundry timeline after the washer is moved in? | Sep 30 OR September 30
`;
