/** By an author who saw only the household of `thirty-second.ts` and no rule. */
export const seenFiftyFive = `
# totals
just got home. what's the damage, all three projects together | {sum}
total labor on the porch so far | {sum sunporch labor}
I would like to know what we have paid by check, counting every project. | {sum check}
So my wife claims I put everything on the credit card, which is slander, but humor me: what did the credit card take across the whole house? | {sum credit_card}
kitchen materials total | {sum kitchen materials}
how much went out in june, kitchen only | {sum kitchen 2026-06}
How many expenses have been written down for the driveway? | {count driveway} OR 10 
everything but labor on the kitchen, add it up | {sum kitchen !labor}
Please tell me the sum of the kitchen purchases for which no receipt has been kept. | {sum kitchen noreceipt} OR $6,535.39
what did we spend between july 1 and aug 15 in the kitchen | {sum kitchen from:2026-07-01 to:2026-08-15}
On average, what does one labor payment on the kitchen come to? asking as the guy who signs them | {avg kitchen labor}
spending in calendar 2025 for all of it | {sum 2025}
how many things over 2000 bucks did we buy or pay for in the kitchen | {count kitchen >2000}
What have permits cost us altogether, for the three undertakings? | {sum permits}
cash on the sunporch?? | {sum sunporch cash}
# contractors
how much has fergus gotten | {sum fergus}
rutger's phone number pls | 555-071-6672
Might you give me the e-mail address of Mr. Grasso, the plumber? | office@grassosons.example
what does ximena charge an hour | $92
Jerome has been here so often he knows where the good cookies are, so how much have we handed him over all projects, cookies excluded? | {sum jerome}
who painted the porch | Nadia
Which of our tradesmen looks after tile? | Bao
whats the name of calla's business | Whitfield
number of payments to rutger so far | {count rutger}
what did ximena get for the sunporch | {sum sunporch ximena}
when did we last pay leopold | Aug 12 OR August 12
I'm trying to remember who tore the old cabinets out, because somebody still has my crowbar and I intend to be dramatic about it. | Jerome
Who among the contractors has received the most money from us, all projects taken together? | Rutger
need the electrician's number, outlet is doing something weird | 555-071-8816
what's jerome been paid in cash, every project | {sum jerome cash}
# budget and forecast
kitchen budget left? | {left kitchen}
did we blow the driveway budget, by how much | {over driveway}
What sum was set aside as the budget for the sunporch? | $17,400
percent of the kitchen money that's gone | {percent kitchen} OR 88% OR 88.2
If I were to, hypothetically, in a moment of weakness, buy a $640 espresso machine for the kitchen, what would remain of its budget, marriage aside? | {leftafter kitchen 640}
which project is over budget | Driveway
How much remains for the porch, if you please? | {left sunporch}
add up all 3 budgets for me | $68,800
after every open kitchen bill is paid how much budget do we still have | {leftafter kitchen 2405}
can the sunporch still take a 900 dollar sofa without going over | {leftafter sunporch 900} OR {left sunporch}
How far into its budget is the porch, as a percentage? | {percent sunporch} OR 94% OR 94.4
taking all projects at once, what is left of the money we planned to spend | $4,781.19
driveway: budgeted vs actually spent | $12,900 | {sum driveway}
Suppose the porch needs another $1,200 of work. Should we then exceed its budget, and by what amount? | {leftafter sunporch 1200}
# milestones
when is the final electrical inspection | Oct 6 OR October 6
countertop milestone, done? since what day | Aug 7 OR August 7
Which kitchen milestones are past their date, I ask with one eye closed? | Backsplash finished
What was the day on which the cabinets were hung? | Jul 17 OR July 17
how late was the rough in inspection | 5 day OR five day
when's the porch floor supposed to be down | Sep 18 OR September 18
whats coming up after today for the kitchen | Kitchen walls painted
Has the heater on the porch been inspected yet? It was to happen in August, I believe. | Aug 28 OR August 28 OR overdue OR not yet OR not been OR not done OR not completed OR still open OR no,
any kitchen milestone without a date | bar stools
So the asphalt, that glorious black carpet, did it come in ahead of schedule or did I dream that, and which day was it finished? | Nov 6 OR November 6
how many kitchen milestones are finished already | 5  OR 5. OR five
days till the final electrical inspection | 20 day OR 20 more OR twenty
In which month were the porch windows completed? | Apr
what's the target date for the painted walls | Sep 26 OR September 26
# records
when did we pay for the quartz | Jul 22 OR July 22
how did we pay for the casement windows | financing OR financed
What did the range hood with its duct cost? | $763.50
who put the casements in | Jerome
I bought some sort of oscillating gadget in August and told nobody, so between us, what was the price of it? | $139
what category is the hot plate in | other
Kindly look up the date of the sunporch permit. | Feb 3 OR February 3
french drain, how much | $3,180
did we keep a receipt for the wet saw | no receipt OR not OR n't OR without OR no, OR no. OR none OR missing
which store did the drywall come from | Halvorsen
In what month was the dumpster ordered for the kitchen? | Mar
refund for the floor tile boxes was what | $171.60
The vinyl planks for the porch, on which card or by what means were they paid? | credit card
the smallest kitchen purchase on credit card thats not a refund, what was it, $? | {smallest kitchen credit_card}
what's the newest thing logged for the sunporch | {newest sunporch}
# two in one
what did the screen door cost and when | $249 | Aug 20 OR August 20
Two things, because I never ask one: how much is left for the kitchen, and what has Leopold been paid so far? | {left kitchen} | {sum leopold}
bao's phone and how much we paid him | 555-071-3359 | {sum bao}
I should like the total of the driveway and also the total of the porch. | {sum driveway} | {sum sunporch}
kitchen labor? and kitchen materials? | {sum kitchen labor} | {sum kitchen materials}
Who laid the kitchen floor tile, and, while you are up, what did he charge us for it? | Bao | $1,925
when's the backsplash due to be finished and when are the walls | Sep 12 OR September 12 | Sep 26 OR September 26
Would you say what was paid for the asphalt, and also in what manner it was paid? | $5,900 | financing OR financed
total for august and total for july, kitchen | {sum kitchen 2026-08} | {sum kitchen 2026-07}
What's Calla's rate per hour, and how do I email the lady, since I have drawn a window on a napkin and feel she must see it? | $135 | calla@whitfielddrafting.example
sink + faucet price, and who hooked it up | $674.90 | Leopold
What is the sunporch budget, and how much of it has been used? | $17,400 | {sum sunporch}
nadias number, also what did she get for the porch walls | 555-071-9027 | $720
how many driveway expenses are there and what do they come to in total, I have a bet going with my mother | {count driveway} OR 10  | {sum driveway}
# follow-ups
total kitchen labor >> and the sunporch? | {sum sunporch labor}
what did we pay jerome in total, all projects >> and rutger | {sum rutger}
How much did we spend on the kitchen in July? >> And in August? | {sum kitchen 2026-08}
when was the hood bought >> how'd we pay | credit card
Would you tell me what remains of the kitchen budget? >> Thank you. And that of the porch? | {left sunporch}
Who did the drawings for the porch, I forget every name that isn't printed on a shirt >> and what did that person get from us over all projects | {sum calla}
how much on credit card, kitchen >> ok debit | {sum kitchen debit_card}
what did the pendant lights cost >> did one go back? how much came back | $118
Driveway materials, what did they amount to? >> And the labor there? | {sum driveway labor}
what's ximena's hourly rate >> phone? | 555-071-8816
list the kitchen expenses in september >> only the ones that were cash | $600 OR $616.80
When did the drain work get finished? I mean the milestone. >> Was that before or after its target, and what was the target, O wise one? | Oct 10 OR October 10
total sunporch >> without the windows | $12,106.07 OR $10,456.07
How many payments have gone to Mr. Lindqvist? >> And what was the last of them, the amount I mean? | $2,200
# comparisons
kitchen vs sunporch spending, whats the gap | {difference kitchen sunporch}
Which has cost us more to date, the driveway or the sunporch, and by what amount? | Sunporch OR porch | $2,801.77
did jerome or fergus get more money all in all, and how much more | Fergus | $3,610 OR $9,300
How much more have we spent on labor than on materials, all three projects, roughly how badly do my wife's predictions hold up? | {difference labor materials}
july or august, which was worse for the kitchen, give me both numbers | {sum kitchen 2026-07} | {sum kitchen 2026-08}
By how much do our payments by check exceed those in cash, over the whole house? | {difference check cash}
leopold got how much more than bao | $780
what month did we spend the most in the kitchen | Apr
biggest single expense across all projects | asphalt | $5,900
Between Ximena and Leopold, who has the higher hourly rate, and what is it? | Leopold | $110
I say the quartz was dearer than the five windows, Wren says I can't count, so which of them cost more, and by how much? | window | $435
how much more was spent on the driveway than it had budget for | {over driveway}
Of the three permits, which was the costliest, and what did it cost? | Kitchen | $428
more utilities in july or august and how far apart | Aug | $6.75
# cannot be answered
what's nadia's email | DECLINE
what color quartz did we pick | DECLINE
Does Mr. Maas work on Sundays? | DECLINE
what interest are we paying on the financing for the windows | DECLINE
How many hours did Jerome actually spend hanging that drywall, minus the time he spent telling me about his boat? | DECLINE
who's our homeowners insurance with | DECLINE
In which year was our water heater installed? | DECLINE
license number for bao | DECLINE
what would the house sell for now | DECLINE
Do we know how thick the new asphalt is, in inches? | DECLINE
how many square feet is the sunporch | DECLINE
phone for the plumber | DECLINE
which paint brand is it we used on the porch walls, I want to blame it for something | DECLINE
Could you tell me what our neighbors paid for their driveway? | DECLINE
# advice
do i need a permit just to swap a light fixture | GUIDE
Is it customary to pay a workman the whole sum before he has begun? | GUIDE
floor first or cabinets first, in general | GUIDE
So what ought to be written in a contract with a contractor, and is a handshake plus a beer considered binding? | GUIDE
how many quotes should you get for a job | GUIDE
What precautions are wise in an older house where there may be lead paint? | GUIDE
whats a change order | GUIDE
When one paints a room, does one begin with the ceiling or with the walls? | GUIDE
how do i check that a contractor is really insured | GUIDE
What does one do about dust when half the house is being sanded and the other half is trying to sleep after a night shift? | GUIDE
should i hold back money until the punch list is done | GUIDE
Which sort of flooring bears up well in a damp place? | GUIDE
what happens at a rough in inspection | GUIDE
how much extra tile should a person order so he isn't driving back three times, as a rule of thumb | GUIDE
# typos and chatty
hwo much did we spned on the kichen | {sum kitchen}
ugh 12 hr shift. wat did the scren door cost | $249
fone nr for jerom? | 555-071-1504
Good evening dear, I hope I am not troubling you; what did the sea-green backsplash tile come to? | $436.75
haha ok so I'm standing in the garage pretending to look for a hammer, quick, what did the miter saw stnad cost before she finds me | $119
driveay totl | {sum driveway}
cant sleep. hows much is lft in the sunporch bugdet | {left sunporch}
Forgive my spelling, I have not my glasses: when were the Casment windows bougt? | Mar 30 OR March 30
wich contracter did the frech drain | Rutger
lol my mother thinks the dishwasher line was free, tell me what leopold's sink hookup visit in agust cost so I can watch her face | $925
hey hi its me again the tired one. electricty n water bill for july? | $187.42
kitchn expnses w no reciept how many | {count kitchen noreceipt} OR 9 
Bless you, one more little matter: what was the prise of the grass seed? | $88.40
ximenna total all projcts thx | {sum ximena}
# actions
add 62.40 debit card yesterday, caulk and sandpaper | LINK /expenses?amount=62.40&paymentMethod=debit_card&date=2026-09-15
bought a 48.75 drain wrench today cash, tools | LINK /expenses?amount=48.75&paymentMethod=cash&date=2026-09-16&category=tools
Please enter a payment to Nadia of $310.50 by check, made on the 14th of September. | LINK /expenses?amount=310.50&paymentMethod=check&date=2026-09-14 | {id Nadia}
mark backsplash finished as done | LINK /timeline
So the tile shop took pity on me and gave back $38.20 on the credit card today, kindly put that down as the refund it is. | LINK /expenses?amount=-38.20&paymentMethod=credit_card&date=2026-09-16
new contractor: Silas Boone, gutters | LINK /contractors?add=new
We ought to have a milestone for the trim being painted, on October 14th. | LINK /timeline?targetDate=2026-10-14
push the kitchen walls painted to oct 3 | LINK /timeline
delete the wet saw rental, wrong project | LINK /expenses
Log 1,215.35 to Leopold for the dishwasher valve adventure, bank transfer, today, and pretend it didn't hurt. | LINK /expenses?amount=1215.35&paymentMethod=bank_transfer&date=2026-09-16 | {id Leopold}
the screen door was 259 not 249, fix it | LINK /expenses
I wish to record a permit fee of $85.25, paid by check on Monday last. | LINK /expenses?amount=85.25&category=permits&paymentMethod=check
put in a milestone: bar stools delivered, nov 5 | LINK /timeline?targetDate=2026-11-05
paid bao 142.60 cash sept 13 | LINK /expenses?amount=142.60&paymentMethod=cash&date=2026-09-13 | {id Bao}
Could you put our new chimney man, Mr. Aldous Finch, on the list of contractors? | LINK /contractors?add=new
# plan
what bills are overdue | Backsplash second half
total of all unpaid kitchen bills | $2,405
What sum did we agree upon with Ximena for the kitchen? | $4,100
when does fergus's insurance run out | Oct 1 OR October 1
Who is cheaper for painting the kitchen, going by the quotes, and what is the difference in hard cash? | Jerome | $185
how much is in the reserve | $2,800
which change order hasnt been decided, and whats it add | ceiling OR hood | $210
What is still open on the punch list, besides my patience? | Drawer | outlet
How much was planned for the pantry shelves? | $850
how far over plan is the countertop | $290
wiring final payment due when, how much | Oct 13 OR October 13 | $380
Until what year does the warranty on the quartz run? | 2036
which bills hit between now and the end of the month | Extra drawer base | Cabinet last payment
jeromes quote for the pantry shelves | $940
What percentage are we holding back from the electrician? | 10%
# hostile
how much cash went out in the kitchen this month | {sum kitchen cash 2026-09}
What did we spend on the driveway in May of this year? | $9.75
which sunporch milestones are still open, so I can be nagged about them properly | Porch floor laid | Porch heater inspected
`;
