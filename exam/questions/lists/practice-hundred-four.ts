/** Talks and double questions of two sisters and a son in a brick rowhouse in Baltimore. */
export const practiceHundredFour = `
# follow-ups
what did repointing the front wall run us? >> and did that go out as a check or what | check
How much has Patrick had from us so far? >> Can I get his number, the sink wall is gurgling again. | 555-087-1583
kitchen total so far pls >> now knock off whatever Dariusz got | {sum kitchen !dariusz}
What did I spend on the roof deck in July? >> ok and the month after? | {sum roof 2026-08}
How much labor is in the basement? >> Same thing for the facade. | {sum facade labor}
Remind me who laid the kitchen floor. >> Oh right, her. What does she ask for an hour? | $55
Is any bill past due on the kitchen? >> Since how many days? My sister swore she'd mailed it. | 5 OR five
what milestones are still open on the kitchen >> which of those is already late | Under cabinet lights | !dinner party
What did we pay for the fridge? >> and the range? pretty sure it came off the same truck | $1,899
Show me everything we paid in cash, all four projects. >> Just the ones over $400. | Backsplash set | Rubber roof patched | Carved cornice bracket | walls painted
How much has Leo made off this house in total >> only the roof | {sum leo roof}
What's on the credit card for the kitchen, all told? >> Hm. And the debit card? | {sum kitchen debit_card}
what was otis quote for painting the kitchen >> anybody else bid on it? | Dariusz | $1,625
Who gave us quotes for painting the kitchen? >> How much would we save with the cheaper of the two? | $345
is Yusra's insurance still good? >> when did it run out | Sep 1 OR September 1
What's the single biggest expense in the kitchen? >> And the second biggest. | Cabinet deposit OR $5,200
How many basement expenses don't have a receipt? >> list em | Engineer | Junk hauled | Masonry paint
What would the taller crown molding add? >> Did we ever tell him yes? | pending OR not decided OR not yet OR open OR waiting OR undecided OR proposed OR no decision OR not been decided OR hasn't
When are the counters going in? >> And the sink, that's after, isn't it? | Sep 24 OR September 24
How much did we pay Ione altogether? >> Take off the cleaning of the marble steps, my sister covers that out of her own pocket. | $6,500
How much is left in the kitchen budget? >> what if we go for the molding for 380 | {leftafter kitchen 380}
What did Shanice charge us for the pantry outlet? >> Was that in her original price or was it extra? | extra OR change order OR accepted OR additional
Break the kitchen down by category for me. >> Which of them is the smallest? | Other | $39
What have the four projects cost since the very beginning? >> how much of that was still 2025 | {sum 2025}
where is the roof deck at >> no sorry i meant what's the budget for it | $18,500
What did the two steel beams cost? >> And who set them? | Leo
Who painted the basement walls? >> Has he done any other job for us? >> What did that one cost? | $390
What was the backsplash tile? >> and getting it set? >> so together that's what | $1,452.80
When's the final inspection in the kitchen? >> How many days from today is that? I'm counting takeout dinners. | 30 OR thirty
Which kitchen bills are still open? >> only the ones that go to Dariusz | $850 | $700 | !$2,575
Give me all the unpaid kitchen bills with their dates. >> which one comes last | Final wiring visit OR $430
How much did we finance, all projects together? >> Which project has the most of that? | Kitchen
So did the basement go over budget? >> By how much? | {over basement}
did the basement end up over >> why tho | Membrane OR Marcus OR labor OR trench
When was the decking supposed to be down? >> And when was it really done? | Aug 13 OR August 13
Which is cheaper so far, the facade or the roof deck? >> by how much | {difference roof facade}
How much has Renata earned with us? >> And Patrick? I'd have thought he got more than her. | {sum patrick} OR no OR less
How much cash went into the basement? >> Different topic: how do I write to Yusra? | yusra@halabistone.example
What did we spend on the facade in March? >> Thanks. And how much is left for the roof deck? | {left roof}
how much did marcus get for labor >> when was he last paid >> and his phone number? >> ok forget him. whats the total of everything, every project | {sum}
Do we have the receipt for the hood duct? >> And for the range hood itself? | yes OR has a receipt OR with a receipt OR 1 receipt OR one receipt OR attached OR LINK /expenses?receipt=with | !no receipt
What did we plan for appliances? >> Is there anything left of that? My aunt wants a wine fridge, lol. | $42
Who charges us the most an hour? >> and who's the cheapest | Otis
What's still on the punch list for Dariusz? >> And Shanice, does she have anything left to fix? | outlet
What was the impact driver? >> I got a set of bits for it yesterday too, 28 bucks, same card. Put that in. | LINK /expenses?add=new&amount=28&paymentMethod=debit_card&date=2026-09-15
Are the under cabinet lights on the timeline done yet? >> Well they're glowing as of this morning, so tick it off. | LINK /timeline
When does Dariusz's insurance run out? >> hers too? the electrician I mean | Feb 28 OR February 28
How long's the dishwasher under warranty? >> and the cabinets | 2031
What do the permits come to on all four projects? >> Which was the cheapest of them? | Historic district OR $75
What did we send back from the kitchen? >> And what did we get back for all that, in money? | $182.65
How much labor is in the kitchen? >> without Patrick >> and without Shanice too | {sum kitchen labor !patrick !shanice}
What share of the kitchen budget is gone? >> and the roof deck's | {percent roof} OR 83.1% OR 83%
What did we buy on July 28? >> How did we pay for those two? | financ
What's Shanice gotten from us in all? >> When was the very first time we paid her? | Nov 20 OR November 20
kitchen in august, how much >> what was the biggest one in there | Dishwasher OR $879
How much was the scaffold? >> Who did we rent it from? The neighbors want the name. | DECLINE
By how many days were the cabinets late? >> Why? | DECLINE
hwo much was teh crane >> adn when was that | Jul 6 OR July 6
phone for the brick lady? >> actually email is better, I'm at work | ione@castellanmasonry.example
There's an 11 dollar thing under other on the facade. How was it paid? >> And what day? I don't remember any of it. | Apr 20 OR April 20 | !ahoy | !matey
# two in one
What's Leo's number, and what does he charge an hour? | 555-087-2290 | $52
how much was the apron sink and how much was the faucet | $685 | $246
My sister and I each keep one folder. What's left on the kitchen, and what's left on the roof deck? | {left kitchen} | {left roof}
Who hung the cabinets and what did we pay for it? | Dariusz | $3,600
Total cost of the basement, and how far over is that? | {sum basement} | {over basement}
For the kitchen I'd like labor and materials, each by itself. | {sum kitchen labor} | {sum kitchen materials}
When do the counters get installed and when is the balance on them due? | Sep 22 OR September 22 | Sep 25 OR September 25
whos got the lower quote for painting the kitchen, and whats he asking | Otis | $1,280
What did June cost us in the kitchen, and what did it cost on the roof? | {sum kitchen 2026-06} | {sum roof 2026-06}
Until when was Yusra insured? And until when is Dariusz? | Sep 1 OR September 1 | Oct 20 OR October 20
How many times did we pay Marcus, and what's it add up to? | 3 OR three | {sum marcus}
When will they inspect the railing? Also how much was the roof deck permit, my son is asking. | Sep 29 OR September 29 | $320
what'd the crane run us. and the beams | $975 | $2,380
Which bill is overdue and whose is it? | Nook bench | Dariusz OR Wolny
Somebody has to fix the pantry door and somebody the dead outlet. Who's on the hook for which? | Dariusz | Shanice
How long do the cabinets have a warranty, and how long does the dishwasher? | 2031 | 2027
On the facade: how much did we hand over in cash and how much in checks? | {sum facade cash} | {sum facade check}
What did Renata get for the floor, and what for setting the backsplash? | $1,720 | $940
When did we pass the rough inspection, and how many days behind was that? | May 20 | 5 OR five
I need Ione's total and Patrick's total for the tax lady, thanks! | {sum ione} | {sum patrick}
Have we decided on the crown molding, and what would it cost? | pending OR not decided OR not yet OR open OR waiting OR undecided OR proposed OR no decision OR not been decided OR hasn't | $380
How big is the reserve for the kitchen and how big is the whole kitchen budget? | $3,000 | $46,000
who's our electrician + her email | Shanice | shanice@oduyaelectric.example
When should the walls be painted, and what did I pay for the primer and paint the other day? | Oct 2 OR October 2 | $134.90
which day did I buy the stud finder, and for how much? can't find the thing anywhere | Jun 10 OR June 10 | $42
What percent of the kitchen budget have we burned through, and what percent of the facade's? | {percent kitchen} OR 83.5% OR 83% | {percent facade} OR 91.4% OR 91%
What was the priciest expense up on the roof, and what was it down in the basement? | ash OR $3,145.50 | Membrane OR $4,100
How much did they give us back for the mortar, and how much on the price match for the dehumidifier? | $87 | $80
what did we plan for cabinets and how much of that is spent | $11,500 | $11,180
Of all four, which project has cost the most, and which the least? | Kitchen | Facade
`;
