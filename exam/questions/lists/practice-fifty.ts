/**
 * By an author who saw only the household of `twenty-seventh.ts` and no rule.
 *
 * Gareth and Aoife, a Welshman and an Irishwoman abroad, ask in the words of home.
 */
export const practiceFifty = `
# totals
What have we shelled out on the loft up to now, to the penny if you would? | {sum loft}
all four places together, what's the damage so far | {sum}
could you tell me how much of the loft money has gone on skips? | $860
How much cash have we handed over, everywhere | {sum cash}
I'd like the labour total for the Orchard Road flat, thanks | {sum orchard labor}
what did the garden wall cost us in materials only | {sum garden materials}
leave Declan out of it and what does the loft come to? | {sum loft !declan}
How many loft payments haven't we got a receipt for? | {count loft noreceipt} OR eight
2025 as a whole, every project: how much went out the door | {sum 2025}
Loft spend from the 1st of June to the 15th of July, please | {sum loft from:2026-06-01 to:2026-07-15}
What's our average labour payment up in the loft? | {avg loft labor}
anything over two grand on the loft, how many of those were there | {count loft >2000} OR nine
We've had a few bits refunded over the years across all the projects, haven't we? What do they add up to? | $284.54
how much of the loft went on the credit card | {sum loft credit_card}
# contractors
who's our joiner and have you a number for him | Fergal | 555-071-6615
How much has Rhys had off us altogether, flat and utility and loft? | {sum rhys}
What does Nuala charge by the hour? | $88
I need to write to the engineer. Harriet's email? | harriet@oseistructural.example
we've a fellow for the gutters, haven't we? who is he again | Declan
Of all the trades on all the jobs, who has had the most money from us? | Declan
how does one get hold of the plasterer | tomasz.gorski@post.example
How many times have we paid Winston in all, and what does it add up to? | {count winston} OR four | {sum winston}
which of that lot is dearest per hour | Harriet | $140
Name of the outfit Declan trades as? | Moffat & Daughters
Did Tomasz do anything at the flat, and what did we give him for it? | $1,450
Nuala's money for the loft alone, not the other jobs | {sum loft nuala}
is there anyone on our books who does brickwork | Winston
# budget and forecast
How much is left in the pot for the loft? | {left loft}
The garden wall has gone over, hasn't it? By how much? | {over garden}
what percentage of the loft budget has gone | 88.66 OR 88.7 OR 89%
If we stump up another $1,850 for the stairs, what remains of the loft budget? | {leftafter loft 1850}
What was the budget for the utility room again? | $11,800
did the utility room come in under in the end, and by how much | {left utility}
Any money left for the Orchard Road flat, or is that wishful thinking? | {left orchard}
which of our projects are over budget | Garden Wall
Would a $6,500 dressing room fit into what remains for the loft, or would we be short? | {left loft} OR $560.33
add up the four budgets for me, what's that | $95,300
Across everything, with the wall's overspend counted, how much budget is still unspent? | $7,114.77
what share of the flat's budget have we used | 93.69 OR 93.7 OR 94%
Say I order blinds for $420 and a rug for $180, what would the loft have left? | {leftafter loft 600}
How far over would the garden wall be if the coping stones were another $1,180 on top? | $2,277.97
# milestones
What's next up on the loft? | Shower room tiled OR Staircase fitted
is anything overdue up there in the loft | Staircase fitted
when should the oak floor be down | Oct 2 OR October 2
When did the steels actually go in, and were they late? | Apr 10 OR April 10 | late OR 7 days OR week OR after
How many of the loft milestones have we ticked off so far? | 5 OR five
what day did the tenants move in, in the end | Nov 8 OR November 8
Final inspection of the loft: which date have we down? | Oct 23 OR October 23
which loft milestone hasn't been given a date | blinds
Was the plaster dry when it was meant to be? | Aug 10 OR August 10 OR early OR 4 days OR before OR ahead
What's due on the garden wall at the end of this month | Coping stones
Everything that has slipped past its date, every project please | Staircase fitted | Gate hung
How many days behind are we with the staircase? | 12
what have we down for October in the loft | Oak floor laid | Painting finished | Final inspection
# records
when did we buy the combi boiler | Jan 8 OR January 8
How did we pay for the kitchen units at the flat? | financing OR financed
who did the first fix electrics | Rhys
What did the wrought iron gate set us back? | $645
which category did I file the cordless drill under | tools
The reclaimed bricks, what day were they paid for? | Jun 3 OR June 3
how many sheets of plasterboard did we order for the loft, before any went back | 60
What's the last thing we spent money on in the loft? | Second fix
There was something on 12 August for the loft. What was it, and how much? | Electricity | $187.35
that cheque to Nuala in July at the flat, what was it for | stopcock
How much was the permit for the garden wall? | $95
where did the steel come from, which supplier | Ravensworth
we paid the scaffolding by what, card or transfer or what | bank transfer OR bank_transfer OR transfer
Biggest single payment on the loft so far? | $6,850
# two in one
How much was the Belfast sink, and who fitted the boiler? | $465.90 | Nuala
what's left on the loft, and what's left on the flat? | {left loft} | {left orchard}
Rhys's phone number and how much he's had for the loft, please | 555-071-3390 | {sum loft rhys}
when was the dormer tiling paid, and how | Apr 28 OR April 28 | check OR cheque
Total for August on the loft, and September so far as well? | {sum loft 2026-08} | {sum loft 2026-09}
Who decorated the flat, and for how much? | Imelda | $1,960
how many skips have we had for the loft and what were they together | 2 OR two | $860
When were the stairs supposed to be fitted and when is the painting supposed to be finished? | Sep 4 OR September 4 | Oct 9 OR October 9
What's Nuala's rate? And Fergal's while you're there? | $88 | $74
permits: how much for the loft and how much for all the projects | $745 | {sum permits}
The vinyl in the utility room, what was the price and what did we pay with? | $289.45 | credit
How much has the wall taken so far, and what did we budget for it? | {sum garden} | $7,600
what date did we pay for the scaffolding and how many weeks was it for | Mar 17 OR March 17 | six OR 6
# follow-ups
What have we spent on the loft? >> and the utility room? | {sum utility}
How much did Fergal get for the loft >> and if you count all our projects? | {sum fergal}
labour on the loft, total please >> just July of this year | {sum loft labor 2026-07}
who's the plumber >> and what does she want per hour | $88
What went out in August on the loft? >> and the month before that? | {sum loft 2026-07}
When did we get the plasterboard for the loft >> what did it come to, before the refund | $738.40
how much cash on the loft >> and by cheque | {sum loft check}
What's left in the loft budget? >> and once I've paid Fergal another 1,850 | {leftafter loft 1850}
Any loft milestones late? >> by how many days | 12
How much has Winston been paid in all >> have you his number by any chance | 555-071-4127
What did the garden wall cost in materials? >> and without the gate? | $2,434.72
How much have we spent at the Orchard Road flat? >> what was the dearest single thing | $4,865
did we get anything refunded on the loft >> and on the flat? | $136.50
# comparisons
Did we get through more on the loft in July or in August? | Aug | {sum loft 2026-08}
Which has cost us more, the flat or the utility room, and what's the gap? | flat OR Orchard | {difference orchard utility}
counting every project, who's had more, Nuala or Tomasz | Nuala | {sum nuala}
How much more has labour cost than materials in the loft? | $18,051.02
Was the second skip for the loft cheaper than the first, and what's the saving? | $70
who's cheaper by the hour, Imelda or Winston | Imelda
cash against cheque for the loft: which is the bigger pile? | check OR cheque | {sum loft check}
Which of our four projects has swallowed the most? | Loft
Rhys or Nuala, who's dearer per hour? | Rhys | $92 OR $4
what's been the most expensive month for the loft | Apr | {sum loft 2026-04}
On the garden wall, did the bricks or Winston cost us more? | Winston | {sum garden winston}
the two payments for rewiring the flat, what's the difference between them | $450
Have we paid Fergal more for the loft stairs than for fitting the kitchen at the flat? | $4,700 | $1,740
which category is eating the most of the loft money | labor OR labour
# cannot be answered
What colour did Imelda paint the utility room? | DECLINE
how many years has Rhys been in the trade | DECLINE
Did the neighbours chip in for the wall? | DECLINE
what rent are the tenants paying us | DECLINE
You wouldn't have the serial number of the boiler, would you? | DECLINE
is Declan away on his holidays next week | DECLINE
How tall is the loft under the ridge? | DECLINE
when was our house built, do you know | DECLINE
Which brand is the shower screen? | DECLINE
has Nuala got a van that we could borrow | DECLINE
How many bricks did Winston lay in a day? | DECLINE
what time is Fergal arriving tomorrow morning | DECLINE
Which wood stain did Fergal put on the treads? | DECLINE
# advice
What ought one to have in writing before a roofer makes a start? | GUIDE
is it wise to hand a joiner a large deposit up front | GUIDE
Generally speaking, which comes first, plastering or the second fix electrics? | GUIDE
Does one normally need a permit to turn a loft into a bedroom? | GUIDE
how many quotes should a sensible person get before choosing | GUIDE
In what order would you do it, lay the wood floor and then paint, or paint and then lay? | GUIDE
what on earth is a lien waiver and would I want one | GUIDE
Old ceiling, might be asbestos in it. What should we do before anyone takes a drill to it? | GUIDE
As a rule, what slice of a budget should be kept back for nasty surprises? | GUIDE
How do I check that a builder is properly insured? | GUIDE
what's to be done if a tradesman keeps not turning up | GUIDE
For a shower room, is ordinary plasterboard all right behind the tiles or should it be something else? | GUIDE
should the permit be in the contractor's name or mine, usually | GUIDE
# typos and chatty
hiya, sorry to be a pest, wat did we spnd on the loft in agust | {sum loft 2026-08}
morning! quick one before the school run: rhys's nubmer? | 555-071-3390
how mch is lef for teh loft | {left loft}
Not to worry if not, but could you possibly tell me what the scafolding was? | $2,350
right so, himself is asking what the garden wall has come to, no rush at all | {sum garden}
utilty room totl pls | {sum utility}
I'm dreading this a bit, but go on, how much has Decaln had off us | {sum declan}
good evening, I hope you're keeping well. I've mislaid the date for the final inspecton of the loft | Oct 23 OR October 23
whens the oak flooor due | Oct 2 OR October 2
grand so. the stop cock at the flat, that was what, a couple of hundred? | $240
ah would you ever tell me who did the plastring in the loft | Tomasz
cheers for that, you're a star. one more: insualtion boards, how much? | $1,562.36
My wife swears the three roof windows were under two thousand, I said they were not. What do the books say? | $2,187
# actions
I've just this minute paid Winston $312.50 in cash for the gate posts, could you pop it down? | LINK /expenses?amount=312.50&paymentMethod=cash | {id Winston}
Put in $64.35 for screws and filler, debit card, yesterday, loft | LINK /expenses?amount=64.35&paymentMethod=debit_card&date=2026-09-15
the stairs are in at last, mark them as fitted would you | LINK /timeline
Add a milestone to the loft please: carpet on the landing, 16 October | LINK /timeline?targetDate=2026-10-16
we've found a tiler called Bronagh Tully, can you add her to the contractors | LINK /contractors?add=new
The tile shop gave us $41.20 back on the credit card, log that refund for the loft please | LINK /expenses?amount=-41.20&paymentMethod=credit_card
get rid of the cordless drill expense, it turned out to be a present | LINK /expenses
Move the painting finish to the 13th of October, if you'd be so kind. | LINK /timeline
gave Imelda 722.50 today, cash, her second week of painting. record it? | LINK /expenses?amount=722.50&paymentMethod=cash&date=2026-09-16 | {id Imelda}
The undercoat and gloss should say 127.26 and not 117.26. Would you correct it? | LINK /expenses
jot down a permit fee for the loft, $85.75, paid by cheque on Monday | LINK /expenses?amount=85.75&category=permits&paymentMethod=check&date=2026-09-14
New sparky, Malachy Dunne, 555-071-0042. Put him on the list of contractors, please | LINK /contractors?add=new
can you record $238.90 of paint on the credit card, bought on the 12th of September | LINK /expenses?amount=238.90&paymentMethod=credit_card&date=2026-09-12
# plan
What did we agree with Fergal for the stairs? | $7,350
how much is still to pay Nuala on her loft agreement | $1,840
Which bill is overdue, and for how much? | Shower room second fix | $1,240
what invoices fall due in October for the loft | $800 | $600 | $448
All the unpaid bills together, what do they come to? | $4,938
Has anybody quoted for tiling the shower room, and who's the lower of them? | Winston | $1,085
what is Imelda asking in her quote for painting the loft | $2,275
Which change orders are we still to make our minds up about? | Two more sockets | $135
when does Declan's insurance lapse | Oct 1 OR October 1
We've put something by as a reserve for the loft, haven't we? How much? | $4,500
what's still outstanding on the punch list for Nuala | Shower tap drips
How much had we planned for plastering in the loft, and have we gone past it? | $3,600 | $3,750 OR $150
who else can get into the loft project besides us | Sam
Is there a line in the plan that we've spent nothing on yet? | Fitted wardrobes
what percentage are we keeping back from the sparky till the end | 10% OR 10 percent OR 10.00%
# hostile
What have we got under "other" for the garden wall? | $14.25
which milestones are still open for the Orchard Road flat | Nov 2 OR November 2
What's left to be put right on the loft punch list, all of it? | Slipped tile | Shower tap drips
`;
