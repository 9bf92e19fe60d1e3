/** By an author who saw only the household of `thirty-fifth.ts` and no rule. */
export const practiceFiftyEight = `
# totals
How much has gone into the ground floor so far? | {sum ground}
all four jobs together, what's the damage | {sum}
what did materials come to downstairs | {sum ground materials}
How much cash have I handed over since the first of June, all projects | {sum cash from:2026-06-01}
labor on the septic, total | {sum septic labor}
What came off the credit card in July for the ground floor? | {sum ground credit_card 2026-07}
Good morning, would you be so kind as to tell me what my son has spent on the well, taking everything together? | {sum well}
the power company, all the bills added up | {sum ground utilities}
what did August cost me downstairs | {sum ground 2026-08}
add up everything over 2000 bucks on the ground floor | {sum ground >2000}
permits in all projects, how much did the county squeeze out of us | {sum permits}
What did I pay by check on the barn? | {sum barn check}
how much money did we get back in refunds, all projects | $877.40
labor on the ground floor I have no receipt for, how much is that | {sum ground labor noreceipt}
total for 2026 so far over all projects | {sum 2026}
Tell me how many entries there are under the septic field. | 9 OR nine
# contractors
roofers number? | 555-071-6612
what does the sparky charge an hour | $105
Who was it that drilled our well? | Marguerite
need the email of the digger man | thad@birchexcavating.example
What has the plumber had from us in all projects? | {sum lucinda}
how much has the tile guy been paid | {sum kwame}
What is the name of Orrin's firm, please? I should like to write it on the envelope. | Pruitt & Daughter
who of the lot is cheapest by the hour | Ingrid | $46
and who's the dearest per hour | Thaddeus | $120
How many times did I pay Hollis on the barn? | 3 OR three
when did Lucinda last get money | Sep 11 OR September 11
how much did the excavator take in cash on the septic | {sum thaddeus cash}
is there anybody on my contractor list I never paid a cent, in any project? | Percy
what would 16 hours of Orrin cost me at his rate | $992
I would like to ring the lady with the drilling rig and thank her. How do I reach her? | 555-071-3307
# budget and forecast
what's left in the pot for the ground floor | {left ground}
How far over did I go on the barn roof? | {over barn}
how many percent of the septic budget is used | {percent septic}
What did I set as budget for the well? | $9,500
If the kitchen cupboards end up at 7200, what do I still have left for the ground floor? | {leftafter ground 7200}
say I buy one of those walk-in tubs for 5200. what remains of the budget downstairs | {leftafter ground 5200}
budgets of all four projects added together? | $105,000
did I blow the budget anywhere. which project was it | Barn
Is there anything left over from the money for the well, and if so, how much would that be? | {left well}
another two loads of topsoil for the septic would be 400. how much left there after that | {leftafter septic 400}
Forgive me for asking, but what share of the money for the downstairs is already gone, in per cent? | {percent ground}
once every unpaid bill on the ground floor is settled what's left of the budget | {leftafter ground 3690}
all four projects: budget minus spent? | $19,780.11
septic. money left. how much | {left septic}
# milestones
When am I supposed to move downstairs? My son told me, but it has slipped my mind. | Oct 16 OR October 16
what's late right now on the ground floor | cupboards
how many days behind are the kitchen cupboards | 5 OR five
inspectors last visit, when | Oct 8 OR October 8
how late was the rough-in sign off | 7 OR seven OR a week OR one week
what day was the barn watertight | Oct 1 OR October 1
Were the gutters up in time or not, and when was it really? | Nov 5 OR November 5
which milestone downstairs has no date yet | Ramp
How many milestones of the ground floor are done? | 4 OR four
when did the county sign off the septic tank | Jun 17 OR June 17
since when do we have water in the house | Jan 28 OR January 28
how many days till mother moves down | 30 OR thirty
what's on for October downstairs | Last visit of the inspector | Mother moves downstairs
When should there be grass over the septic field? | Sep 30 OR September 30
which things on the ground floor got done ahead of schedule | Permit in hand | Floor leveled | Bath tiled
# records
what did the five windows cost | $4,265
when did I get the skip for the rubble | Feb 23 OR February 23
how did I pay for the standing seam | financ
who did the regrading after the washout and what did he charge | Thaddeus | $875
that tall toilet, how much was it | $349
Which lumber yard did the joists come from? | Tilden
whats the biggest single expense on the barn | Standing seam | $7,840
last thing I booked on the ground floor? | {newest ground} | $196.80
which category is the trench box under | equipment
what did they give me back for the rock wool | $172.40
How many feet deeper did she drill, if I may ask? | 60
day of the water test before drilling | Nov 21 OR November 21
What did I buy on the 9th of September? | Pine boards | $1,034.20
east bay rafters on the barn: repair or improvement for the tax | repair
power bill for june please | $104.92
# two in one
how much is spent on the barn and how much was the budget | {sum barn} | $21,000
Lucinda's phone and her hourly rate | 555-071-9083 | $98
What did the county sign off and when, on the septic, and what did the septic permit cost us? | Jun 17 OR June 17 | $425
total labor downstairs, and total materials downstairs | {sum ground labor} | {sum ground materials}
when's the hall floor due and when's the inspector coming | Sep 24 OR September 24 | Oct 8 OR October 8
what do I have left on the well and what on the septic? | {left well} | {left septic}
price of the shower pan and price of the grab bars | $684 | $227.50
Could you kindly tell me what Ingrid has been paid so far, and also how one reaches her by telephone? | {sum ingrid} | 555-071-5179
how much did I spend in june on the ground floor, and how much in july | {sum ground 2026-06} | {sum ground 2026-07}
who put the metal roof on, what was he paid for that | Hollis | $5,200
submersible pump and pressure tank, what was each one | $1,236 | $529
email of dmitri and email of orrin | dmitri@falkelectric.example | orrin@pruittdaughter.example
how much went out in cash on the septic, how much by check | {sum septic cash} | {sum septic check}
# follow-ups
what did the barn roof cost >> and the well? | {sum well}
How much has Orrin been paid on the ground floor? >> and on the barn | {sum barn orrin}
labor downstairs total >> only from july on | {sum ground labor from:2026-07-01}
What is left for the ground floor? >> And if we buy a bed for 1400 out of that? | {leftafter ground 1400}
who's the electrician >> whats his number | 555-071-2256
how much did I spend in august on the ground floor >> and in may? | {sum ground 2026-05}
When is the hall floor meant to be laid? >> And the move, when is that? | Oct 16 OR October 16
what did I pay kwame >> was that by check >> what was the first payment | $1,300
permits on the ground floor >> same for the septic | {sum septic permits}
how much for the well in total >> how much of it was labor >> and equipment? | {sum well equipment}
what did Marguerite get for the well >> when was her last payment | Jan 7 OR January 7
biggest expense on the septic >> who did that work | Thaddeus
Please, which company does our plumber have? >> And what has she received for the downstairs? | {sum ground lucinda}
gutters went up when >> who got paid for hanging them >> how much | $640
# comparisons
who got more from me over all projects, Orrin or Lucinda | Orrin | {sum orrin} | {sum lucinda}
what's the difference between what the barn cost and what the septic cost | {difference barn septic}
which was dearer, the well or the septic field? | Septic | {sum well} | {sum septic}
was july or august the more expensive month downstairs | July | {sum ground 2026-07} | {sum ground 2026-08}
materials against labor on the septic, which is higher | labor | {sum septic materials} | {sum septic labor}
Who charges more per hour, the plumber or the electrician? | Dmitri OR electrician | $98 | $105
how much more did I sink into the ground floor than into the barn | {difference ground barn}
Which of the four projects has cost the most, if it is not too much trouble? | Ground | {sum ground}
first half of the wiring against the second half, which one was more | First | $3,150 | $2,850
which of the three power bills was the highest | August | $121.15
hollis or marguerite, who has had more, all projects | Hollis | {sum hollis} | {sum marguerite}
toilet or shower pan, which cost more? | Shower pan | $684 | $349
cash vs check on the ground floor | {sum ground cash} | {sum ground check}
which is cheaper for painting the hall and kitchen, ingrids quote or orrins | Ingrid | $1,320 | $1,590
# cannot be answered
what will the farm be worth when I'm done | DECLINE
Did the Hendersons down the road pay more for their roof than we did? | DECLINE
what did grandfather pay for the tin roof back in the sixties | DECLINE
how much water is in the well right now | DECLINE
will Hollis turn up sober on Monday | DECLINE
what color grout did kwame use | DECLINE
Has the insurance company answered my son's letter yet? | DECLINE
how warm does the radiant floor get in mother's room at night | DECLINE
is there still rot behind the north wall | DECLINE
How many hours did Lucinda really work on the heat loop? | DECLINE
what will the inspector find on his last visit | DECLINE
which of the neighbors complained about the digger noise | DECLINE
what kind of wood are the old beams in the barn | DECLINE
# advice
how wide does a door have to be for a wheelchair or walker | GUIDE
What should one look out for when a bathroom is to be safe for an elderly person? | GUIDE
how do I check a contractor before I give him the job | GUIDE
is it dumb to pay half up front | GUIDE
how much should I keep back for surprises in an old house | GUIDE
do I need a permit to move a wall | GUIDE
what order do you do things in when you gut a floor. electric first or plaster first | GUIDE
How does one keep the dust out of the rooms one is still living in? | GUIDE
how do I tell if a wall holds anything up before I take the sledge to it | GUIDE
old paint in a house like this, lead? what do I do | GUIDE
what has to be in a contract with a carpenter so I don't get burned | GUIDE
tips for saving money on kitchen cupboards | GUIDE
what's a fair way to compare two quotes | GUIDE
# typos and chatty
hwo much did i spned on the barn | {sum barn}
morning. coffee's on, rain outside, can't work. so tell me what's left on the septic money | {left septic}
lucindas fone nr | 555-071-9083
Hello dear, it is the mother again. I do hope I am not a bother. What did they charge for the plaster in my room? | $1,760
septc permit cost?? | $425
ok so my back is killing me and I just want one number: spent downstairs, total | {sum ground}
wen is teh hall flor due | Sep 24 OR September 24
holy smoke these panels. what did I shell out for the standing seem | $7,840
whats orins hourly | $62
how mcuh is the budgt for septic | $16,500
we were sitting at supper and could not agree: my son says the drilling deeper was four thousand, I say it was a little less. Who is right, what was it exactly? | $3,900
matireals on the septic plz | {sum septic materials}
damn it I lost the slip. what did I pay for the floor sander | $132
thadeus total paid on the septic | {sum thaddeus}
# actions
put down 85 cash for a load of gravel, materials, today | LINK /expenses?add=new&amount=85&paymentMethod=cash&category=materials&date=2026-09-16
gave Ingrid 300 in cash yesterday for labor, touching up the plaster | LINK /expenses?add=new&amount=300&paymentMethod=cash&category=labor&date=2026-09-15
Please write down that I paid 47.25 by check on Monday for the registry copy of the permit, it belongs under permits. | LINK /expenses?add=new&amount=47.25&paymentMethod=check&category=permits&date=2026-09-14
log 219 on the credit card, oscillating saw, tools, sept 12 | LINK /expenses?add=new&amount=219&paymentMethod=credit_card&category=tools&date=2026-09-12
power bill came, 118.36, bank transfer today. utilities. add it | LINK /expenses?add=new&amount=118.36&paymentMethod=bank_transfer&category=utilities&date=2026-09-16
new milestone: stove hooked up, october 2 | LINK /timeline?targetDate=2026-10-02
cupboards are hung. mark it done | LINK /timeline
push the hall floor to the 29th of september | LINK /timeline
add a milestone for the porch railing, due 2026-10-23 | LINK /timeline?targetDate=2026-10-23
Would you please take the ramp to the porch off the list of milestones? We have thought better of it. | LINK /timeline
delete the floor sander rental, I booked it wrong | LINK /expenses
the door levers were 206.80 not 196.80, fix that | LINK /expenses
new contractor: Casimir Boyle, chimney man, 555-071-6049 | LINK /contractors?add=new
rented a wet saw for 64 on the debit card on september 10, equipment, write it in | LINK /expenses?add=new&amount=64&paymentMethod=debit_card&category=equipment&date=2026-09-10
# plan
which bill is overdue and how much is it | Bath door widened | $460
how much do I still owe Orrin on his agreement, with the change counted in | $2,215
what's in the reserve | $4,000
is there a change order waiting on me | stair lift | $285
When does Orrin's insurance run out? | Oct 30 OR October 30
whats still on the punch list | Back door | Hot and cold
how much did I plan for windows and how much did they cost | $4,500 | $4,265
who quoted the loft and for how much | Percy | $2,140
What does the agreement with the plumber come to, if I may ask? | $7,400
next bill due after today, what and when | Laying the hall floor | Sep 25 OR September 25
when is the last of the plumbing due and how much | Oct 2 OR October 2 | $975
How long does the warranty on the windows last? | 2036
# hostile
what have I paid in cash on the barn, everything | {sum barn cash}
what has the barn cost me altogether, and how much of that sits under other? | {sum barn} | {sum barn other}
When is the grass over the septic field due, and what has the septic cost so far? | Sep 30 OR September 30 | {sum septic}
`;
