/** More questions of a retired colonel near Boise, of his wife and of Sam, mostly in talks of several messages. */
export const practiceHundredThirteen = `
# follow-ups
Sitrep on the sunroom money: total spent to date. >> Copy. And of that, what went to materials? | {sum sunroom materials}
total paid to Gustav >> Just the bath portion | {sum gustav bath}
who hooked up the water softener for us >> what's his phone, the water tastes salty this morning | 555-083-7052
How much have I laid out on the pump house? >> And what did I budget for it? >> So how far over did I go | {over pump}
What did April run us on the sunroom >> May? >> june | {sum sunroom 2026-06}
when is the asphalt going down >> how many days from today is that? I have to move the horse trailer | 13 OR thirteen
List the bills still open for the sunroom, if you would. >> Any of those late already? | Fan and dimmers
Did we ever get the well water tested >> what'd the lab charge >> and how did I pay them | debit
What has Ezra been paid altogether? >> How much of that was financed? | {sum ezra financing}
how much went on the debit card for the sunroom >> same thing but the credit card | {sum sunroom credit_card}
What was the bill for the slate look tile? >> and Rosalind, what did she get to lay it | $2,080
What's Winnie's rate by the hour? >> And Rosalind's? >> Which of those ladies costs less, then? | Winnie
How much is left for the driveway >> Suppose I blow 1800 on gravel shoulders. Then what have I got? | {leftafter driveway 1800}
When does Gustav's insurance lapse? >> leilanis too | Apr 30 OR April 30
who's given us a price for painting the trim >> whose is lower >> by how many dollars? | $280
Which quote for painting the trim is the cheap one? >> And what did the other one want? | $1,150
How many times did we pay Cormac? >> when was the last one | Apr 2 OR April 2
What have we paid in cash, all four projects together? >> Hm, more than I thought. What about checks? | {sum check}
is there anything left on the sunroom punch list >> which ones are Ezra's to fix | Slider lock | Torn screen
What did labor come to on the bath? >> Leave Rosalind's part out of it. | {sum bath labor !rosalind}
how much for the glulam >> and what date did that go out | May 6
What did that window package set us back? >> And the slider? >> Put the two together for me. | $11,065
Sam here. are we behind on anything in the sunroom >> how many days late is the fan | 8 OR eight
Leilani's email please. >> Gustav's as well. | gustav@hendryadditions.example
do we have an email for Tobias >> ok then the phone, the pressure's dropping again and Dad is pacing | 555-083-1195
What did we spend in 2025 on all the projects? >> And so far this year? | {sum 2026}
What's sitting in the sunroom reserve? >> If Leilani's yard light goes ahead and I cover it out of that, what remains? | $3,435
Who's our glass man? >> Did he ever do anything in the bathroom? | glass panel OR $980
which milestones does the sunroom still have to go >> one of them hasn't got a date does it. which | Wicker
What was our single biggest expense on the bath? >> who got that money | Rosalind
What did all the permits add up to, every project? >> Which one was the most expensive? | $918 OR addition
how much came back from the mosaic we returned >> and from the couplers? | $41.60
Sunroom total, please. >> Thank you, dear. Now the bath. >> And the driveway, then I'll leave you be. | {sum driveway}
Which pump house expenses have no receipt? >> What's the largest of those? The accountant will only fuss about the big ones. | roof OR $680
What did Tobias charge to pull the old pump? >> and to get the new one down the hole | $2,900
What is Leilani contracted to do in the sunroom? >> How much is her agreement for? | $3,900
did the shower pan flood test come in ahead of its target >> By how many days? | 3 OR three
Two power bills for the sunroom, if I recall. What do they come to? >> Which was higher? | July OR $52.35
My wife wants a potting bench. What did we plan for that? >> She found one at the nursery for 829. How far over the plan is that? | $79
who graded the driveway >> how much have we given him so far >> got a phone number for him? | no OR not OR none OR don’t
what percent of the sunroom budget's gone >> and driveway | {percent driveway} OR 52% OR 52.0%
How many yards of concrete went into the footings? >> Where did we get it? I'd like to send them my neighbor. | Snake Bend
sunroom spending in August? >> how much of it was labor? >> ok and Winnie's slice of that labor | $760
Which of my projects went over budget? >> How bad is it in dollars? | {over pump}
Do I still owe Ezra something? >> When is it due? | Sep 30 OR September 30
What did the driveway cost in July >> sorry. long day. I meant August | {sum driveway 2026-08}
How much did Leilani get for the sunroom? >> The bath? >> The pump house? >> Now add up all three. | {sum leilani}
what's been financed, everything together >> and without the pump | {sum financing !pump}
How much was the vanity? >> never mind that, mom found the slip. when's the county final | Oct 15 OR October 15
What has the driveway cost us so far? >> My brother uses that road too and says he's good for half. What's his share? | $2,548.15
# two in one
What's Rosalind's number and what does she charge an hour? | 555-083-4470 | $57
How much was the submersible pump by itself, and what did Tobias want for lowering and wiring it? | $2,275 | $2,900
bath total, and whatever is left of its budget | {sum bath} | {left bath}
On what day did I pay for the patio door, and was it the loan or a check? | May 28 | financ
Which comes due first, Ezra's screens or Gustav's steps, and on what date? | screens OR Ezra | Sep 30 OR September 30
sunroom spending for june, then july, need both for my spreadsheet | {sum sunroom 2026-06} | {sum sunroom 2026-07}
Who poured the footings and what day did they pass inspection? | Gustav | Apr 6 OR April 6
Number of payments made to Ezra, and their sum. | {count ezra} OR 4 OR four | {sum ezra}
The assessor wants permit costs, bath and sunroom listed apart. What are they? | {sum bath permits} | {sum sunroom permits}
toilet price? vanity price? | $412 | $1,685
What's the driveway budget and how much of it have we burned through | $9,800 | {sum driveway}
I'm filling in the kitchen calendar: what day is the asphalt, and what day does the county come for the final? | Sep 29 OR September 29 | Oct 15 OR October 15
Of everybody we've hired, who's the cheapest per hour and who is the dearest? | Winnie | Tobias
Both bids on painting the trim. Names and dollars. | Winnie | $870 | Gustav | $1,150
how much did cormac get on the bath & how much on the pump house job | {sum cormac bath} | {sum cormac pump}
How many gallons is that pressure tank, and what was I charged for it? | 86 | $1,095
I need Gustav's email plus the name of his company for the lien form | gustav@hendryadditions.example | Hendry Additions
What dates did the insulation pass and the tile get finished, for the scrapbook? | Jul 15 OR July 15 | Aug 20 OR August 20
what did we put down as a deposit on the asphalt and when did that leave the bank | $2,500 | Aug 4 OR August 4
Cash spent on the bath and cash spent on the sunroom. Give me the two figures. | {sum bath cash} | {sum sunroom cash}
Gustav's coming at 8 and Ezra at 10. What does each of them still have on the sunroom punch list? | Soffit | Slider lock | Torn screen
What did Gustav and I agree on for the shell to begin with, and what did the wider steps add to that? | $15,900 | $440
Insurance certificates: when does Hendry's run out, and when does Kahue's? | Oct 2 OR October 2 | Apr 30 OR April 30
How much is Leilani's bill for hanging the fan and dimmers, and what day was I supposed to pay it? | $720 | Sep 14 OR September 14
how much has the sunroom got left and by how much is the pump house in the red | {left sunroom} | {over pump}
# records
How many feet of drop pipe did we buy? The fellow down the road wants to know how deep we are. | 210
what horsepower is the new pump | 1.5
The grab bars, all four of them: what'd they cost? | $236
Which store did the porcelain come from | Owyhee
When did I pay Rosalind for the shower and walls? | Mar 6 OR March 6
how'd we pay for the ridge beam, was it a check?? | transfer
What size is the ceiling fan we bought? My brother-in-law swears it's a 72. | 60
Have I got a receipt for the water softener? It's making a noise and it's under warranty. | yes OR has a receipt OR with a receipt OR 1 receipt OR one receipt OR attached OR LINK /expenses?receipt=with | !no receipt
What did we get back for those five mosaic sheets | $92.75
newest expense on the sunroom? | Roller shades
What color roofing did we order? Need touch-up paint to match and I'm standing in the aisle. | charcoal
How many windows came in that package of Ezra's? | eleven OR 11
what did having water trucked in cost us, back when the well was dead | $285
tons of road base, how many did I buy | 32
Why did we get money back on the grout? | wrong color
How much did that little excavator cost for the weekend? It sat idle all Sunday. | $610
What were we charged for the plate compactor? | $94
On what date did we pay to have the old pump pulled? | Oct 21 OR October 21
diameter of the culvert pipe pls, the county road guy is on the phone | 12
How many square feet of the slate look tile did I order? | 240
rock wool batts, what was the damage | $688.25
I see something paid on May 21 in the bank book and can't read my own writing. What was it? | Window package OR $8,725
What sheen did Winnie use when she painted the bath? | eggshell
What's the single largest expense we've had on any project? | Window package OR $8,725
Sam wants to know until what year the windows are under warranty. | 2036
# contractors
Who's our well man? Name escapes me. | Tobias
Ezra's phone number. The slider won't lock and we leave for Spokane at noon. | 555-083-9326
how much has gustav made off us in all | {sum gustav}
Is there a phone number for Ulysses in here? | no OR not OR none OR don’t
Which of our contractors work under their own name, with no company? | Rosalind | Winnie
leilani hourly? | $96.50
What's the plumbing outfit called that Cormac runs? My sister in Nampa needs someone honest. | Dunleavy Plumbing
When did we last write Leilani a check? | Jun 26 OR June 26
apart from the shower and bathroom walls, what else has Rosalind done here | floor OR $2,080
Who has had the least money from us, out of all of them? | Winnie
Everyone who was ever paid for work on the bath, please. I'm baking for the lot of them. | Gustav | Cormac | Leilani | Rosalind | Ezra | Winnie
how do I get hold of the asphalt guy | ulysses@booneasphalt.example
Does Ezra have an hourly rate on file? | no OR not OR none OR don’t
count how many times we've paid Gustav, every project | {count gustav} OR 7 OR seven
who painted the bathroom | Winnie
What jobs did we pay Tobias for? | Old pump | New pump
How much of what Ezra got was labor and not glass? | {sum ezra labor}
How many contractors am I keeping on the books? Feels like a platoon. | 8 OR eight
What did Winnie get for oiling that ceiling, it's gorgeous | $760
Payment to Ulysses on the first of July, how much was it? | $875
# milestones
When is the county final on the sunroom? | Oct 15 OR October 15
what's overdue right now in the sunroom | Fan turning
By how many days did we miss the target on compacting the driveway base? | 6 OR six
What day did we get running water back? My wife says it was her birthday. | Nov 6 OR November 6
Did the sunroom tile get done ahead of schedule or behind? | early OR ahead OR before OR sooner
how many of the sunroom milestones are finished | 6 OR six
Once the trim is painted, what comes next on the sunroom? | County final
When are we supposed to move the wicker chairs in? The cat has opinions. | no target OR no date OR without a date OR not set OR undated OR have a target date OR have a date OR not have
Were the windows in on time? Ezra still brags about it. | yes OR on time OR Jun 5 OR June 5 OR on schedule OR on target
the hall bath was late going back into service. how late? | 7 OR seven OR a week OR one week
On which date was the sunroom really dried in, not the planned one | Jun 22 OR June 22
When did the clean lab result come through? | Dec 4 OR December 4
How many days have I got until the trim should be painted? | 14 OR fourteen OR two weeks
Milestones not done yet in the sunroom: how many? | 4 OR four
whats the target date for laying the asphalt | Sep 29 OR September 29
When was the footing inspection originally supposed to happen? | Apr 10 OR April 10
Which sunroom milestones were finished later than planned? I'm writing an after-action report. | County permit | Dried in | Insulation
What have we completed so far on the driveway timeline? | Base compacted
when did they flood test the shower pan | Feb 20 OR February 20
Which sunroom milestone got finished first of all? | County permit
# actions
Gave Winnie 200 dollars cash today toward the trim. That's labor, sunroom. Please log it. | LINK /expenses?add=new&amount=200&paymentMethod=cash&category=labor&date=2026-09-16
add 38.65 debit card yesterday, trim screws, materials | LINK /expenses?add=new&amount=38.65&paymentMethod=debit_card&category=materials&date=2026-09-15
I wrote Ulysses a check for $3,400 this morning. Labor, on the driveway. Enter it. | LINK /expenses?add=new&amount=3400&paymentMethod=check&category=labor&date=2026-09-16
Bought a four foot level on September 8, $27.99, credit card. Put it under tools. | LINK /expenses?add=new&amount=27.99&paymentMethod=credit_card&category=tools&date=2026-09-08
rented a floor sander saturday, 72 bucks cash, equipment, can you write that down for dad | LINK /expenses?add=new&amount=72&paymentMethod=cash&category=equipment&date=2026-09-12
The power company took 55.10 by bank transfer on September 3 for the temporary power. That belongs under utilities. | LINK /expenses?add=new&amount=55.1&paymentMethod=bank_transfer&category=utilities&date=2026-09-03
Record a permit fee for the sunroom: $45, paid by check this past Monday. | LINK /expenses?add=new&amount=45&paymentMethod=check&category=permits&date=2026-09-14
The fan is turning! Since last night. Tick that milestone off. | LINK /timeline
new sunroom milestone: shades hung, target October 6 | LINK /timeline?targetDate=2026-10-06
Push the trim painting milestone back to October 7, Winnie threw her shoulder out. | LINK /timeline
Give the wicker chairs a date. October 24, the grandkids are here then. | LINK /timeline
scratch the wicker chairs off the timeline, we sold them | LINK /timeline
County called and the final is now October 20. Change it please. | LINK /timeline
Please add Thea Lindqvist to my contractors. She does landscaping. | LINK /contractors?add=new
Tobias has joined the modern age, his email is tobias@marshpump.example. Save that. | LINK /contractors
put ulysses' phone in, it's 555-083-2209 | LINK /contractors
Rosalind raised her rate to $60 an hour. Update her entry. | LINK /contractors
Take the reflector stakes out of the expenses, my son paid for them after all. | LINK /expenses
the plate compactor went on the debit card, not cash. fix it? | LINK /expenses
I transposed two digits. The poplar trim stock was $464.20. Correct it, would you? | LINK /expenses
`;
