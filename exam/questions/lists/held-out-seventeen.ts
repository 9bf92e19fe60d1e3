/** By an author who saw only the household and no rule, in the voices of six people. The format is that of `practice.ts`. */
export const heldOutSeventeen = `
# totals
Good morning. Kindly tell me our total expenditure on the attic conversion to date. | {sum attic} OR {sum attic >0}
how much have i shelled out on labour for the loft conversion so far | {sum attic labor}
What did we spend all in all, every project together hey? | {sum} OR {sum >0}
Porch total please. I'm in a hurry. | {sum porch}
how much money go for material in attic | {sum attic materials} OR {sum attic materials >0}
I was out with the dahlias all afternoon and it suddenly struck me that I have no idea what August cost us, on everything I mean, the porch and the laundry and the attic, could you add it up for me | {sum 2026-08}
Amount paid by check, attic. | {sum attic check}
how many expenses are there in laundry room | {count laundry} OR seven OR 7
what've I paid in cash altogether, all the jobs | {sum cash}
How much did permits cost us across all of our projects? | {sum permits}
We put some of it on financing, how much is that now in total for all the projects | {sum financing}
attic spend june and july together | {sum attic from:2026-06-01 to:2026-07-31}
Please state the value of the attic expenses for which no receipt is on file. | {sum attic noreceipt} OR {sum attic noreceipt >0}
how many attic costs bigger than 2000 dollars we have | {count attic >2000} OR seven OR 7
Average expense on the porch. | {avg porch} OR $1,101.22
What did we lay out on the attic from March through May? | {sum attic from:2026-03-01 to:2026-05-31}
# contractors
how much has the sparky had off me in total | {sum hector} OR {sum attic hector}
Nina Kowalski's email, please. | nina@kowalski.example
what is phone of woman who makes roof | 555-020-1100
Which one of our contractors charges the most per hour? | Hector OR Ruiz
How much did we pay Grace for everything she did, attic and porch together? | {sum grace}
Who is our drywall contractor? Name and company. | Walt | Jensen Drywall
what's Omar charge an hour | $48
I once met a lovely painter at the allotment but that is neither here nor there, what I am after is how much we have given our own painter so far | {sum omar}
is there carpenter on my list, how she is called | Grace OR Lindqvist
Which contractor has received the largest sum from us overall, all projects considered? | Priya OR Nair
how many contractors have i got saved | 6 OR six
Which contractors have no email address on file? | Walt | Omar
# budget and forecast
What remains of the attic budget? | {left attic} OR {leftafter attic 212.25}
have i gone over on the garage | yes OR over by OR over budget OR over its budget OR {over garage} OR 101.8 OR 102% | !not over
What percentage of the porch budget has been consumed? | 92.7 OR 93%
if I buy now tiles for 1200, how much stays in attic budget | {leftafter attic 1200} OR {leftafter attic 1412.25}
Is there enough left in the laundry budget for a tumble dryer of 1100? | yes OR fits OR fit OR {left laundry} OR {leftafter laundry 1100}
Budget of the porch. Figure only. | $9,500
Which of the projects has exceeded its budget? | Garage
what's the budget on all four jobs added up | $71,700
Ag no man, are we going to make it with the attic money or is it nearly finished? | {left attic} OR {leftafter attic 212.25} OR 75.5 OR 76% OR within OR under OR on track
how much more I can spend for porch before it is over budget | {left porch}
How much budget is left across all our projects put together? | $13,832.01 OR $13,619.76 OR $14,087.71
I keep thinking I might put a little bench under the skylight, nothing fancy, say 450 dollars, and a fern on it perhaps, would that still fit in the attic budget | yes OR fits OR fit OR {left attic} OR {leftafter attic 450} OR {leftafter attic 662.25}
# milestones
After today, what is the next scheduled milestone for the attic? | Final inspection
any steps running late on the attic | Drywall finished | Flooring laid
when railings on porch must be ready | Sep 25 OR September 25 OR Sept 25
When is the final inspection hey, my husband says October sometime | Oct 5 OR October 5
stairs open, it was before plan or after plan? | early OR before OR 7 days OR week OR ahead OR Jul 24 OR July 24
How many of the attic milestones have been completed? | 3 OR three
What is still to come this month, milestones, all projects. | Washer moved in | Railings up
how many days late is the drywall now | 63 OR 9 weeks OR nine weeks
Which attic milestone has no target date? | Pick closet doors OR closet doors
when did the porch framing actually get done in the end | Jul 22 OR July 22
I want to plant bulbs along the porch but of course not before the painters have trampled all over, so when is the porch meant to be painted | Oct 2 OR October 2
# records
By what means was the spray foam insulation paid for? | financ
who did the fan and light hookup | Hector OR Ruiz
What day did we pay for the scaffold rental? | Aug 4 OR August 4
Amount of the porch permit. | $225
there is receipt for cedar boards? | yes OR has a receipt OR has 1 receipt OR with a receipt OR with receipt OR attached OR on file OR there is a receipt | !no receipt
Under which category is the nail gun filed? | tools OR tool
what'd the skylights cost me, just the windows not the fitting | $2,265
Did we ever get our money back for those planks we returned? | yes OR $212.25 OR refund
Oak stair treads, date of purchase. | Jul 8 OR July 8
what we paid for washing machine | $899
The engineer's drawings, under what heading did I file those? | other
was the dryer circuit paid in cash or by bank transfer | bank transfer OR by transfer
last thing I wrote down for attic, what it was | planks OR Fan and light hookup
Who carried out the tear-off on the garage roof? | Priya OR Nair
My water butt overflowed again last night which made me think of the gutters, the ones we had put on the garage last autumn, what on earth did they come to | $1,265.70
# two in one
Attic: spent and remaining. | {sum attic} OR {sum attic >0} | {left attic} OR {leftafter attic 212.25}
What is the budget for the porch, and when is it due to be painted? | $9,500 | Oct 2 OR October 2
how much Walt got and what is his phone | {sum walt} | 555-020-2211
what's Hector's hourly rate and what have i paid him on the attic | $102.50 | {sum attic hector}
How much went on labour and how much on materials for the laundry? | {sum laundry labor} | {sum laundry materials}
When was the washing machine bought, and how was it paid? | Aug 20 OR August 20 | credit card OR credit_card
Two little things while the kettle boils, first what the cedar boards cost and then, before I forget, the railings as well | $1,894.40 | $748.90
Overdue on the attic: which milestones, and which bill? | Drywall finished | Flooring laid | Bathroom second draw OR $1,300
how many expenses has garage roof and is it over budget | {count garage} OR seven OR 7 | yes OR over | !not over
# follow-ups
How much have we spent on the attic so far? >> And on the porch? | {sum porch}
How much have we paid Grace altogether? >> and Priya? | {sum priya} OR {sum attic priya}
labour on the attic? >> what about materials | {sum attic materials} OR {sum attic materials >0}
When is the final inspection? >> How many days is that from today? | 19 OR nineteen
Laundry total. >> Without the washing machine. | $2,184.25
who plumbed the attic bathroom >> how do i get hold of her | nina@kowalski.example
what we spend in july for porch >> and in august? | {sum porch 2026-08}
What is left in the attic budget? >> And once we've paid Nina her 1300? | {leftafter attic 1300} OR {leftafter attic 1512.25}
Which attic milestones are done? >> And which are not? | Drywall finished | Flooring laid | Final inspection
what's the biggest single expense on the attic >> who'd that go to | Grace OR Lindqvist
How much did we spend in cash on the attic? >> Which ones were those? | painting | hookup
what cost the dryer circuit >> and receipt for this, I have? | yes OR has a receipt OR has 1 receipt OR with a receipt OR with receipt OR attached OR on file OR there is a receipt | !no receipt
How much was the garage roof in total >> no I mean only the labour | {sum garage labor}
What did the railings for the porch cost again? >> Oh yes, and how did I pay for them, I can't remember for the life of me, it was the week the sweet peas came out | financ
Paid by check on the porch. >> By credit card. | {sum porch credit_card}
# comparisons
Did we spend more on labour or on materials for the attic? | labor OR labour
what costed more, porch carpentry or porch roofing | carpentry
In which month were the attic expenses highest? | March OR Mar 2026 OR 2026-03
How much more did the attic cost than the garage roof so far? | {difference attic garage} OR $17,675.79
who's cheaper by the hour, Walt or Omar | Omar
Porch, July versus August. Both figures. | {sum porch 2026-07} | {sum porch 2026-08}
Grace or Priya, who got more from us over all the projects? My wife says Grace | Priya OR Nair
laundry is more expensive than porch till now? | no OR less OR cheaper OR {sum porch} OR {difference porch laundry}
Which of our projects has cost the least up to now? | Laundry
For the laundry cabinets I have had two people round, both very nice, one of them admired my hydrangeas, but which of them quoted less | Walt OR Jensen
# cannot be answered
What is Grace's hourly rate? | DECLINE OR no hourly rate OR no rate OR not recorded OR not on file OR not set OR without an hourly rate OR no record OR not in your
what colour did Omar paint the attic | DECLINE OR no record OR not recorded OR nothing about OR not in your OR does not say OR do not say OR doesn’t say OR no colour OR no color
How much did we spend on the swimming pool? | DECLINE OR no record OR nothing OR no expense OR not in your OR $0.00
Nina's telephone number. | DECLINE OR no phone OR no telephone OR not recorded OR not on file OR no record OR without a phone OR not in your
what's my place worth now with the loft done | DECLINE OR no record OR not recorded OR nothing about OR not in your OR do not say OR does not say OR no value
What is the name of the inspector who is coming on October 5? | DECLINE OR no record OR not recorded OR nothing about OR not in your OR does not say OR do not say OR doesn’t say OR no inspector OR no name
how many bags of cement we used for footings | DECLINE OR no record OR not recorded OR nothing about OR not in your OR does not say OR do not say OR doesn’t say
Is it going to rain on Saturday? We want to paint the porch railings | DECLINE OR no record OR nothing about OR not in your OR weather
Did the people next door pay more for their porch than I did, I see them sitting there every evening looking at my roses | DECLINE OR no record OR not recorded OR nothing about OR not in your OR do not say OR does not say
# advice
What ought a renovation contract to contain? | GUIDE
how big should the contingency be on a renovation | GUIDE
Is it wise to pay a builder a big deposit up front? We've been caught before | GUIDE
when do you generally need a permit for renovation works | GUIDE
How does one compare quotes from several contractors fairly? | GUIDE
What is a change order and how should we handle one? | GUIDE
how to check if contractor is honest before I hire him, license, insurance and so on | GUIDE
My late husband always settled up with workmen before they'd even swept the floor, but my sister says one should hold some money back until the end, what is the proper way of doing it | GUIDE
# typos and chatty
hw much hav i spnt on teh atic | {sum attic} OR {sum attic >0}
wat is nina emial adress | nina@kowalski.example
hiya hope ur having a good one, quick q, how much is left in the porch kitty | {left porch}
drywal finnish, for when it was planed | Jul 15 OR July 15
so I was kneeling by the front steps pulling out bindweed as one does and I thought those concrete footings look very solid, whatever did I pay for them | $860
labuor cost frnt porch | {sum porch labor}
um okay so what did the um the flooring cost the vinyl plank stuff for the attic | $1,478.25 OR $1,266.00
Howzit, my wife wants to know what we've spent on the attic this month, thanks hey | {sum attic 2026-09} OR {sum attic 2026-09 >0}
recipts missing laundry, how mny | {count laundry noreceipt} OR four OR 4
pirya nairs number pls | 555-020-1100
# actions
just paid hector 180 cash | LINK /expenses?add=new&amount=180&paymentMethod=cash | {id Hector}
Please record a payment of $350 to Walt Jensen by check. | LINK /expenses?add=new&amount=350&paymentMethod=check | {id Walt}
We bought paint for 86.40 yesterday on the credit card, please put it in | LINK /expenses?add=new&amount=86.40&date=2026-09-15
The flooring is laid now. Mark it done. | LINK /timeline
Delete the scaffold rental. | LINK /expenses
add milestone Closet built, 20 October | LINK /timeline?add=new&targetDate=2026-10-20
We've found a tiler, Sipho Dlamini, can you save him as a contractor | LINK /contractors?add=new
I gave today 620 to Nina by bank transfer for laundry room | LINK /expenses?add=new&amount=620&paymentMethod=bank_transfer | {id Nina}
get rid of the pick closet doors milestone will you | LINK /timeline
drywall in attic is finished, we did it | LINK /timeline
The final inspection has been moved to October 12. Please amend it. | LINK /timeline
I popped in for compost and came out with 64.95 worth of screws and sandpaper for the attic as well, paid with my debit card, would you write that down | LINK /expenses?add=new&amount=64.95&paymentMethod=debit_card
# plan
Which rooms have been entered for the attic? | Bathroom | Bedroom | Stairwell
what did i agree with hector for the whole attic electrics | $4,100
Unpaid bills with due dates. | $1,300 OR Bathroom second draw | $564.50 OR Electrical final | Sep 25 OR September 25 OR Sept 25
how much we have in reserve | $2,500
Who else can get into our attic project? | Sam
Which change order still awaits our decision? | Heated floor
When does Ruiz Electric's insurance lapse? | Oct 20 OR October 20
what's left on the snag list for the attic | Label the breaker panel OR breaker panel
I remember sitting on the garden bench with a pencil and working out what I'd allow for the flooring line, do you still have what I had planned for it | $1,400
# hostile
What was that odd laundry expense on September 15 and how much was it? | $5.00
Laundry total, including the strange line from yesterday. | {sum laundry}
`;
