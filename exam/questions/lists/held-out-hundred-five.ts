/** Talks and double questions of a retired British couple in a lock keeper's house on the Erie Canal. */
export const heldOutHundredFive = `
# follow-ups
What did Magda charge us for the chimney? >> And for the conservatory? | {sum magda conservatory}
How much has the conservatory come to up to now? >> Leave Alasdair out of it, I should like to know what all the rest comes to. | {sum conservatory !alasdair}
On which day was the first fire lit? >> And when ought it to have been? | Dec 24 OR December 24
What did the heron wallpaper set us back? >> Who put it up? >> Her telephone number, please. | 555-085-6752
total for the cloakroom >> and how much of it was labour | {sum cloakroom labor}
What have we paid in labour for the cloakroom? >> Without the plumber, if you'd be so kind. | {sum cloakroom labor !joaquin}
What went on the conservatory in April? >> And in May? | {sum conservatory 2026-05}
How much did we spend on the conservatory in June? >> and July? >> Which of those two was the dearer? | June
Which bills are still to be paid? >> Who gets the first one? | Imelda OR Farrow
Will Imelda's insurance see us through to Christmas? >> When does it stop, then? | Sep 25 OR September 25
When does Farrow Electric's insurance expire? >> What about Mr Prewitt's certificate? | Nov 30 OR November 30
Whose quote for the distempering is the lower one? >> By how much? | $235
What's gone on the credit card for the chimney? >> Same card, landing stage. | {sum landing credit_card}
What was the most expensive item of the landing stage? >> whose work was that | Percival
What were the reclaimed bricks? >> Didn't some of them go back? What did we get for those? | $93
How much did the 600 bricks for the stack cost? >> And how much was credited for the surplus? >> So what did we spend on bricks in the end? | $645
Did we keep within the budget on the chimney? >> Oh dear. How far over? | {over chimney}
Is the chimney over budget? >> What made it so dear? | Magda OR labor OR Stack OR brick
How much cash has left the house for all four jobs? >> which of the tradesmen had the most of it | Magda
What does Greta ask by the hour? >> And Silas? | $66
What did the materials for the cloakroom cost? >> And the labour? >> Which card were the taps on? >> Never mind all that. When is the handrail going on? | Sep 24 OR September 24
How much did we pay Percival in June? >> Right. How much is there left in the conservatory budget? | {left conservatory}
Which cloakroom expenses have no receipt? >> What do they come to altogether? | {sum cloakroom noreceipt} OR $964
How many payments has Thaddeus had from us? >> What was the largest for? | Liner
When did Mr Crowe last get money from us? >> Remind me what he did for it. | Lead
How much were the limestone flags? >> How many square feet is that? My husband measured it and got something else. | 180
Was the conservatory roof watertight in time? >> how late then | 3 OR three
What did the steps down to the water cost? >> Which of them built those? I want him for the neighbour's. | Silas
What has Alasdair still to put right? >> and Magda? | Mortar
Have we agreed to the brick planter? >> What does she want for it? | $690
Which extra did we turn down on the conservatory? >> How much would it have been? | $1,475
What did we give for the mooring rings? >> I bought one more today for 24 dollars, in cash. Kindly add it. | LINK /expenses?add=new&amount=24&paymentMethod=cash&date=2026-09-16
When's the village final inspection? >> They rang. It's been put off till the 15th of October, do move it. | LINK /timeline?targetDate=2026-10-15
When was the chimney swept? >> How often should one have that done? | GUIDE | year OR annual OR season
How much was the first instalment on the roof blinds? >> Who supplies them? I've mislaid the brochure. | DECLINE
What did the architect get? >> What's his name again, I've gone quite blank. | DECLINE
Which of our four projects has cost the most? >> and the least | Cloakroom
What have all the permits cost us, every project? >> How many were there? | 5 OR five
Show me every permit we've paid for, all projects. >> Which did we pay for last? | canal authority OR $180 OR May 21
What percentage of the landing stage money is used up? >> How much is still there, in dollars? | {left landing}
What have we planned for the blinds? >> How much of it have we paid already? | $1,100
What did we set aside for roof blinds? >> We've made a part payment though. So how much of that is still to spend? | $2,200
how much did we spend in 2025 altogether >> and this year | {sum 2026}
What was the price of the pocket door and frame? >> And of hanging it? | $540
How much did Silas have for hanging the pocket door? >> that was cash wasn't it | check
hw much was teh screed >> adn who pored it | Greta
When must we settle Alasdair's final account? >> For how much? | $960
Has the frame gone up? >> Was that on the day we'd planned? | yes OR on time OR on the day OR Jun 12 OR June 12
Which of our people have we no phone number for? >> How does one reach him, then? | percival@dunnedocks.example
What has Joaquin had from us all told? >> only the conservatory | {sum joaquin conservatory}
Who's had more, Alasdair or Magda? >> What's the difference? | $15,790
What have we spent on the conservatory this month? >> Which was the largest item? | blinds OR $1,100
What's the newest expense on the conservatory? >> And the one before? | lanterns OR $318
Which milestones are open on the conservatory? >> Is one of them overdue? | Lanterns connected | !Lemon trees
There's an odd $11.50 in the landing stage expenses. How was it paid? >> What was the date? | Aug 24 OR August 24 | !$23.00
hey its sam, the niece. who does the wiring >> can u give me her email | imelda@farrowelectric.example
Is there a receipt for the stone sealer? >> And for the oak window boards? | yes OR has a receipt OR with a receipt OR 1 receipt OR one receipt OR attached OR LINK /expenses?receipt=with | !no receipt
What's been paid by debit card for the chimney? >> All four jobs, I should have said. | {sum debit_card}
What did we spend on labour in the conservatory? >> No, not labour. Materials. | {sum conservatory materials}
By how many days are the lanterns late? >> Whyever is that? | DECLINE
# two in one
What is Joaquin's telephone number, and what does he charge by the hour? | 555-085-5641 | $88.50
How much were the radiators, and how much was it to plumb them in? | $1,268 | $1,190
When are the walls due to be distempered and when does the village come for the final inspection? | Sep 26 OR September 26 | Oct 8 OR October 8
What did we budget for the landing stage and what have we spent on it? | $11,500 | {sum landing}
Who laid the flags, and what did she get? | Greta | $2,150
Kindly give me Magda's total and Thaddeus's total. | {sum magda} | {sum thaddeus}
Which project ran over its budget, and by how much? | Chimney | {over chimney}
How much labour and how much material is in the landing stage? | {sum landing labor} | {sum landing materials}
when was the permit for the lavatory paid, and what was it | Jan 28 OR January 28 | $105
What did we plan for decoration, and how much of that is already spent? | $1,400 | $127.60
Two people quoted for the distempering. What does each of them want? | $690 | $925
What's left in the conservatory budget, and what are the unpaid bills together? | {left conservatory} | $2,215
Who swept the chimney, and how did we pay him? | Thaddeus | cash
What was paid by check for the cloakroom and what by credit card? | {sum cloakroom check} | {sum cloakroom credit_card}
How long does the glazing warranty run, and Alasdair's insurance? | 2038 | Nov 30 OR November 30
what did the oak piles cost + what did driving them cost | $1,496 | $2,750
How many times have we paid Silas, and how much is it in all? | 4 OR four | {sum silas}
My wife says July beat August on the conservatory. What was July and what was August? | {sum conservatory 2026-07} | {sum conservatory 2026-08}
When was the lavatory in use, and how many days late was it? | Mar 23 OR March 23 | 3 OR three
Which bill is overdue and when should we have paid it? | Lanterns and dimmer | Sep 9 OR September 9
What is the second roof vent costing us extra, and what the brick planter if we say yes? | $520 | $690
Who is the cheapest by the hour, and who's the dearest? | Nell | Imelda
How much did they allow us for the cracked pane, and how much was credited for the tiles we had over? | $320 | $57.75
Percival's email and Greta's, please, I'm doing the Christmas card list early. | percival@dunnedocks.example | greta@lindqvistfloors.example
What percentage of the cloakroom budget did we use, and what of the conservatory's? | {percent cloakroom} OR 81.6% OR 82% | {percent conservatory} OR 92.8% OR 93%
What's the deposit we paid on the frame, and on what day did it go out? | $9,500 | Apr 1 OR April 1
is the handrail on yet, when's it due? and what did the boards for the landing stage cost, the larch | Sep 24 OR September 24 | $1,387.50
How much is in the reserve, and what did Magda agree to do the brickwork for? | $4,200 | $5,900
What's wrong with the vent handle, and is the socket sorted out? | stiff | done OR yes OR fixed OR finished OR completed
Who went up for the lead on the roof, and what did the lead itself cost us? | Thaddeus | $395.20
`;
