/** Questions of a young family in a split-level outside Atlanta who build an addition. */
export const heldOutEightyThree = `
# totals
addition total rn? | {sum addition}
how much have we put on credit cards for everything | {sum credit_card} OR $16,835.07
Total paid through Venmo, all projects | $6,400
whats labor come to on the addition | {sum addition labor}
so what did april do to us, all projects | {sum 2026-04}
playroom without the stuff Yolanda did | {sum playroom !yolanda}
permits. just permits. all projects. | {sum permits}
how many separate payments went to Yolanda | {count yolanda} OR seven
Could you sum the materials for the hallway bath? | {sum hallway materials}
everything that got financed, one number pls | {sum financing}
spend on the addition between July 1 and the end of August | {sum addition from:2026-07-01 to:2026-08-31}
on average what's a check to Terrence | {avg terrence}
money that came back to us as returns/credits, all of it | $801.58
septic stuff paid by check | {sum septic check}
2025 only: how much did we spend on the projects that year | {sum 2025}
# contractors
number for Corbin? | 678-555-0119
Who drew the plans | Anjali
hyun-woo's hourly | $89
total that went to our GC so far | {sum terrence}
who did the siding | Rico
I need to email latoya about the grout, what's her address | latoya@bridgersfloors.example
which of our people does heat pumps | Otis
what's Rico's business called | Fuentes Exteriors
How much did Yolanda make off the septic mess | {sum septic yolanda}
who put in the playroom can lights | Hyun-woo
pull up Otis for me | {id Otis}
Which contractor have we paid the least in total? | Otis
when did corbin last get paid | Aug 7 OR August 7
what's the architect's rate per hour, I always forget | $130
# budget and forecast
what do we have left for the addition | {left addition}
septic went over by... | {over septic}
Percent of the addition budget burned? | {percent addition} OR 93% OR 93.4%
playroom, how much did we come in under | {left playroom}
say we take corbin's paint price, 2950, off the addition budget. whats left | {leftafter addition 2950}
if every open bill on the addition gets paid what is left of the budget | {leftafter addition 5670}
can the hallway bath handle another $400 for a new door | {leftafter hallway 400} OR {left hallway}
Budget for the playroom was what originally | $14,200
which one's over budget | Septic
what are all our budgets when you total them | $125,900
and how much do we have unspent if you net out all four projects | $9,453.22
hallway bath: how much of it is used, %? | {percent hallway} OR 81% OR 80.7% OR 80.6%
What would be left on the addition after carpet from Latoya at 2740? | {leftafter addition 2740}
pretend the septic budget had been $9,500, where would we stand now | $557.15
# milestones
when's the certificate of occupancy supposed to happen | Oct 22 OR October 22
anything overdue?? | stairs
how late was dried in | 7 OR seven OR a week
Is the drywall finished, and what day was it | Aug 10 OR August 10
what's next on the schedule for the addition | paint
is there an addition milestone we never gave a date, which | crib
did the rough inspection happen before or after its target, what day | Jun 29 OR June 29
when did the kids get the playroom | Jan 31 OR January 31
days late on drain field sign off | 7 OR seven OR a week
How many milestones does the addition still have open? | 4 OR four
tub in the hall bath, usable since when? | Jun 24 OR June 24
next routine pump out, when | Apr 7, 2027 OR April 7, 2027 OR Apr 7 OR April 7
what did we check off in august on the addition | drywall
permit came thru early, how many days early | 7 OR seven OR a week
# records
what did the dehumidifier cost | $249.99
When did we buy the heat pump | Jul 3 OR July 3
how'd we pay for the sod | debit
biggest expense on the addition ever | $11,200
last thing we logged for the addition | {newest addition}
how much was the 30 yard dumpster | $565
date of the second septic pump out, the ugh one | Apr 7 OR April 7
who'd we buy the LVL beams from | Peach State
What did reglazing the tub run? | $575
cheapest thing on the hallway bath | {smallest hallway}
GA Power for july, our extra | $112.04
the crane day. trusses. how much | $2,150
stair treads, what day and which kind of payment | Sep 1 OR September 1 | debit
amount credited for the busted window | $274.50
# two in one
how much is left on the addition and when do we get our CO | {left addition} | Oct 22 OR October 22
who's the plumber and what's her number | Yolanda | 770-555-0238
Playroom total and septic total please | {sum playroom} | {sum septic}
when was the shower tiled and what did Latoya get for it | Sep 5 OR September 5 | $2,400
penny tile price, also what did it cost to get it set | $410.22 | $880
Is the septic over budget and what was the budget? | {over septic} OR {sum septic} OR yes OR is over | $8,500
what's corbin charge an hour, and how much have we paid him | $44 | {sum corbin}
dumpster cost + porta potty cost, separately | $565 | $520
What day did we pay for the siding and how? | Jun 4 OR June 4 | transfer
how many times did we pay Hyun-woo and what's the average | 3 OR three | {avg hyun-woo}
when were the footings poured and when were they supposed to be | Mar 21 OR March 21 | Mar 18 OR March 18
whats rico's phone and what does he do for us | 678-555-0190 | siding OR roof
# follow-ups
how much have we spent on the playroom >> just labor | {sum playroom labor}
what did terrence get total >> how many payments was that | 4 OR four
septic total >> minus the permit | {sum septic !permits}
When's painting due upstairs? >> and what's right before that | stairs
who did the floors in the playroom >> what was she paid for that | $960
what's left on the addition? >> what if we also buy a $1,200 tub >> ok and on the hallway, what's left there | {left hallway}
spent in june total >> only the addition tho | {sum addition 2026-06}
hey who wired the exhaust fan >> what did he charge | $365
how much to Yolanda for the hallway >> and the septic? | {sum septic yolanda}
addition materials total >> and how much of that went on the credit card | {sum addition materials credit_card} OR $8,550.43
What did the heat pump cost? >> who hooked it up | Otis
phone for the electrician >> and email | hw@baeelectric.example
biggest septic payment >> what date | Jan 13 OR January 13
total by debit card >> on the septic i mean | {sum septic debit_card}
# comparisons
did the playroom or the septic cost more, how much more | {difference playroom septic}
Who've we paid more, Corbin or Rico? | Rico
whats the gap between terrence and corbin on painting | $875
was April worse than March? difference across all projects | $12,097.70
financing vs bank transfers, both totals | {sum financing} | {sum bank_transfer}
Which project has the biggest share of its budget left, percentage wise | Hallway
cheapest per hour out of all our contractors | Corbin
labor or materials, what's bigger on the hallway bath and what are they | {sum hallway labor} | {sum hallway materials}
how much more did we pay Yolanda for the septic than for the addition | $2,990
Top category by dollars on the playroom | labor
is the addition's shower tile (before the return) pricier than the penny tile, by how much | $836.13
rank the projects by cost, whats number two | Playroom
anjali vs yolanda per hour, dollars apart | $35
# cannot be answered
when will the baby sleep through the night lol | DECLINE
Is Terrence working on another house besides ours? | DECLINE
what's the resale value of our house with the addition | DECLINE
did the neighbors complain about the dumpster | DECLINE
What's our HOA's phone number? | DECLINE
whats our credit score | DECLINE
how many hours did Corbin actually work on the drywall | DECLINE
which preschool is Latoya's kid at | DECLINE
Who owned the house before us? | DECLINE
is it gonna rain on the 26th | DECLINE
does the county inspector have kids | DECLINE
what did my mother in law pay for her bathroom | DECLINE
interest rate on the loan we used for the lumber? | DECLINE
# advice
what is a normal holdback for a general contractor | GUIDE
do i need a permit to finish a basement room usually | GUIDE
How do you tell if a bid is suspiciously low? | GUIDE
living in the house with a toddler while they build, any tips for dust | GUIDE
should we sign the final payment before the punch list is done | GUIDE
what's a fair payment schedule w/ a GC | GUIDE
how big should a contingency be for an addition | GUIDE
Our contractor wants more money for something we didn't agree to. What now? | GUIDE
what questions should i ask a contractor's references | GUIDE
Drywall before or after the rough inspection? Why? | GUIDE
do lien waivers matter when subs are involved | GUIDE
ways to save money on a bathroom remodel that aren't dumb | GUIDE
who should pull the permit, us or the contractor | GUIDE
# typos and chatty
ok baby's finally down so quick q, how much left on the additon | {left addition}
septc totl | {sum septic}
heyyy can u tell me what we payed terence so far | {sum terrence}
my mom keeps asking what the playroom cost and i keep saying "a lot". what is a lot | {sum playroom}
whos the tile lady agian | Latoya
ugh i spilled coffee on the schedule. when's the painting upstairs supposed to be done? | Sep 26 OR September 26
hwat did the vanitty cost | $749
Sam swears we only paid Yolanda like ten grand. settle this: real total? | {sum yolanda}
heat pupm cost pls | $4,780
hi!! random but i'm doing our yearly budget on the couch and need the utilities we paid on the addtion | {sum addition utilities}
whne did we git the county permitt for the addition, the expense | Feb 20 OR February 20
lol remember the tarps during the storm? how much did we blow on those | $83.42
emial of the arcitect | anjali@deshmukhdesign.example
so tired. just tell me the number for the hallway bath, all in | {sum hallway}
# actions
add $48 cash for painter's tape and rollers today, materials | LINK /expenses?add=new&amount=48&paymentMethod=cash&category=materials&date=2026-09-16
just paid terrence 1700 by check for the stairs (labor), log it w todays date | LINK /expenses?add=new&amount=1700&paymentMethod=check&category=labor&date=2026-09-16
put in 129.99 debit card from yesterday, drill, tools | LINK /expenses?add=new&amount=129.99&paymentMethod=debit_card&category=tools&date=2026-09-15
new milestone: carpet installed, oct 9 | LINK /timeline?targetDate=2026-10-09
stairs and railing are done!! check it off | LINK /timeline
move the CO to Oct 29 please | LINK /timeline
the alarm float was on debit not cash. how do i fix that one | LINK /expenses
can you delete the interior paint, it was for my sister | LINK /expenses
Add our new guy Marcus Dill, he does gutters | LINK /contractors?add=new
change otis's phone number | LINK /contractors
record a bank transfer of $96 to GA Power for august, utilities, dated 9/3 | LINK /expenses?add=new&amount=96&paymentMethod=bank_transfer&category=utilities&date=2026-09-03
we got a crib inspection thing... jk. but do add a milestone for baby gate up on 10/2 | LINK /timeline?targetDate=2026-10-02
get rid of the painted bath door milestone, not gonna happen | LINK /timeline
credit card, 75 bucks, county reinspection fee under permits, sept 10 | LINK /expenses?add=new&amount=75&paymentMethod=credit_card&category=permits&date=2026-09-10
# plan
how much do we owe in open bills | $5,670
which bill is late | stairs
Whats the agreed price with Hyun-woo for the upstairs wiring | $6,100
reserve? | $6,500
whose insurance runs out first, and when | Bae OR Hyun-woo | Sep 25 OR September 25
quotes for painting the upstairs, who and how much | $2,950 | $3,825
what's still open on the punch list for Yolanda | hose bib
Change order that is pending, what is it and how much? | Second sink | $395
what did we plan for carpet | $1,900
rooms in the addition? | primary bedroom | primary bath | nursery
heat pump warranty good till when | 2036
Terrence's bills that aren't paid, total of them | $2,180
# hostile
smallest thing we bought for the playroom? | {smallest playroom} | !cheddar | !gouda
so what's coming up next on the hallway bath, with the day | Oct 5 OR October 5 | !meow | !purr
list what we put under the other category for the playroom | $318.75 | $7.25 | !cheddar | !mozzarella
`;
