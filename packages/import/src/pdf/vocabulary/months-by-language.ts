// Months in more languages, alone and after a day: Dutch, Swedish, Danish, Norwegian, Polish, Czech, Slovak, Turkish,
// Russian, Ukrainian, Greek, Hungarian, Romanian, Finnish, Hebrew, Arabic. Source: CLDR (Unicode License), by
// Intl.DateTimeFormat. From January on.

export const monthsByLanguage: readonly (readonly string[])[] = [
  'januari januar styczeń stycznia leden ledna január januára ocak январь января січень січня ιανουαρίου ianuarie tammikuu tammikuuta ינואר يناير ιανουάριος',
  'februari februar luty lutego únor února február februára şubat февраль февраля лютий лютого φεβρουαρίου februarie helmikuu helmikuuta פברואר فبراير φεβρουάριος',
  'maart mars marts marzec marca březen března marec mart март марта березень березня μαρτίου március martie maaliskuu maaliskuuta מרץ مارس μάρτιος',
  'april kwiecień kwietnia duben dubna apríl apríla nisan апрель апреля квітень квітня απριλίου április aprilie huhtikuu huhtikuuta אפריל أبريل απρίλιος',
  'mei maj mai maja květen května máj mája mayıs май мая травень травня μαΐου május toukokuu toukokuuta מאי مايو μάιος',
  'juni czerwiec czerwca červen června jún júna haziran июнь июня червень червня ιουνίου június iunie kesäkuu kesäkuuta יוני يونيو ιούνιος',
  'juli lipiec lipca červenec července júl júla temmuz июль июля липень липня ιουλίου július iulie heinäkuu heinäkuuta יולי يوليو ιούλιος',
  'augustus augusti august sierpień sierpnia srpen srpna augusta ağustos август августа серпень серпня αυγούστου augusztus elokuu elokuuta אוגוסט أغسطس αύγουστος',
  'september wrzesień września září septembra eylül сентябрь сентября вересень вересня σεπτεμβρίου szeptember septembrie syyskuu syyskuuta ספטמבר سبتمبر σεπτέμβριος',
  'oktober październik października říjen října október októbra ekim октябрь октября жовтень жовтня οκτωβρίου octombrie lokakuu lokakuuta אוקטובר أكتوبر οκτώβριος',
  'november listopad listopada listopadu novembra kasım ноябрь ноября листопад листопада νοεμβρίου noiembrie marraskuu marraskuuta נובמבר نوفمبر νοέμβριος',
  'december desember grudzień grudnia prosinec prosince decembra aralık декабрь декабря грудень грудня δεκεμβρίου decembrie joulukuu joulukuuta דצמבר ديسمبر δεκέμβριος',
].map((row) => row.split(' '))
