/** Words that a question is never about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above across actually ah all almost already alright also although always am among amongst an and another
  any anybody anyone anything anyway are around as ask at away back be because been before being
  best between big bit both but by came can check come comes could currently cut date day days did do
  does doing don dear done down during each either else end enough entire entirely ever every everyone
  everything exact exactly far few figure figures find for from full further gave get gets getting
  give given go goes going gone gonna good got great had happen happened happening has have having
  he hello help her here hey hi high him his hm hmm how however i if in info information into
  is it its just keep kind kindly know large later less let lets like little ll long look looks lot
  lots low made make makes many maybe me mean might mine moment more most much must my myself name
  named names near need needs never new nice no not nothing now number of off oh ok okay old on once
  one ones only onto or other others our ours out over overall own per perhaps please plus point
  pretty previous probably put quick quickly quite rather re real really right roughly said same say
  says see seem seems sense shall she should show since small so some somebody someone something
  soon sort spend still stuff such sure take taken tell than thank thanks that the their them then
  there these they thing things think this those though through till time times to today together
  told too toward towards tried try until up us use used using various ve very via want wanted was way
  we well went were what whatever when where whether which while who whole whom whose why will wish with
  within without wonder wondering would yeah yes yet you your yours yourself zero altogether
  approximately basically able ahead answer ask asking bring brings currently different easily entered
  example exists fact first general guess hand happens hold idea interested involved item kinds
  least listed mind mostly nearly note often order part particular place possible present question
  reach recorded registered regarding relation second seen specific stand start started starting
  sum supposed talk tracked turn type understand up upon usually value view week month year wanna
  meant ago method ledger itself ourselves themselves himself herself
  firm outfit men women lads
  third thirds fourth fifth fifths sums whichever whoever wherever true correct marked classed classified labelled labeled tagged flagged
  logged track tracking add added far total amounts amount calculate compute give curious
  gotten single tackle break breaks splurge wondered hit reach reached cover covers covered run ran fit expect expected save feel feels hope believe
  remember forget mention include included includes including stay stays manage simply honestly
  literally seriously truly basically hopefully obviously definitely possibly recently lately again
  already sofar anywhere somewhere everywhere alone instead despite rest bring brought buying charge
  hire hired hiring work worked works working job jobs doing
  so um umm erm err uh hmm lol haha hehe omg btw tbh pls plz thx gotta kinda sorta dude mate folks guys
  man honey wife husband spouse partner kids sorry bother bothering curious lost remind reminder love
  clue ages soo sooo soooo hopefully kindly dear darling sweetie friend woman lady guy fella bloke chap
  folk gentleman morning afternoon evening currently presently approx ballpark roughly precisely
  anyways anyhow nowadays somehow meanwhile asks asked asking telling told saying says eaten swallowed
  everybody anybody nobody somebody checking story short
  true truth genuine genuinely
  original originally initial initially actual birthday anniversary
  file record records books recorded noted people person folks somebody
  remind reminded quid moneywise costwise budgetwise timewise wrote written
  current existing thinking
  gross net odd weird strange funny suspicious mysterious peculiar
  gran granny nan nana gramps hubby missus
  lil itty bitty teeny wee absolute absolutely strictly outright engaged employed separately
  individual separate distinct approved authorized authorised individually respectively cumulative cumulatively restrict
  gobbled drawn cashed cleared issued racked clocked knocked landed ended tally tot totalled amassed burned guzzled devoured`
    .split(/\s+/)
    .filter(Boolean),
);
