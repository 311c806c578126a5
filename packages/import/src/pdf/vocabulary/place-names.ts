// Names that make a text a place. Lower case, without accents.

export const countries: readonly string[] =
  `afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahrain
bangladesh belarus belgium benin bolivia bosnia botswana brazil brasil bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus
czechia denmark ecuador egypt england eritrea estonia ethiopia finland france georgia germany deutschland ghana greece guatemala honduras hungary iceland
india indonesia iran iraq ireland israel italy italia jamaica japan jordan kazakhstan kenya kosovo kuwait laos latvia lebanon liberia libya
liechtenstein lithuania luxembourg madagascar malaysia mali malta mauritius mexico moldova monaco mongolia montenegro morocco mozambique myanmar namibia nepal
netherlands nicaragua niger nigeria norway oman pakistan panama paraguay peru philippines poland portugal qatar romania russia rwanda
scotland senegal serbia singapore slovakia slovenia somalia spain espana sudan suisse schweiz svizzera sweden switzerland syria taiwan tanzania thailand togo tunisia turkey
turkiye uganda ukraine uruguay usa uk uae uzbekistan venezuela vietnam wales yemen zambia zimbabwe osterreich belgique belgien frankreich italien spanien`
    .split(/\s+/)
    .concat([
      'united states',
      'republic of korea',
      'republic of ireland',
      'united states of america',
      'trinidad and tobago',
      'united kingdom',
      'united arab emirates',
      'new zealand',
      'south africa',
      'south korea',
      'saudi arabia',
      'sri lanka',
      'costa rica',
      'czech republic',
      'el salvador',
      'hong kong',
      'puerto rico',
      'dominican republic',
      'northern ireland',
      'the netherlands',
      'great britain',
      'united states of america',
      'ivory coast',
      'north macedonia',
      'vereinigte staaten',
      'royaume uni',
      'etats unis',
      'estados unidos',
      'reino unido',
      'u s',
    ])

/** States and provinces in full and in short. */
export const regions: readonly string[] =
  `alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois
indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma
oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta manitoba saskatchewan bavaria bayern hessen catalonia
queensland victoria tasmania maharashtra karnataka telangana gujarat kerala punjab haryana delhi tamilnadu bretagne normandie lombardia`
    .split(/\s+/)
    .concat([
      'new york',
      'new jersey',
      'new mexico',
      'new hampshire',
      'north carolina',
      'south carolina',
      'north dakota',
      'south dakota',
      'west virginia',
      'rhode island',
      'british columbia',
      'nova scotia',
      'new brunswick',
      'district of columbia',
      'new south wales',
      'western australia',
      'tamil nadu',
      'uttar pradesh',
      'west bengal',
      'andhra pradesh',
      'baden wurttemberg',
      'nordrhein westfalen',
      'madhya pradesh',
    ])

/** In capitals after a comma. */
export const regionCodes: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA
WA WV WI WY DC ON QC BC AB MB SK NS NB NL PE YT NSW VIC QLD TAS ACT UK US USA UAE DE FR ES IT PT NL BE CH AT IE SE NO DK FI PL CZ IN SG JP CN HK ST`.split(
    /\s+/,
  ),
)

export const cities: readonly string[] =
  `london paris berlin munich munchen hamburg frankfurt cologne koln stuttgart dusseldorf leipzig dresden hannover nuremberg nurnberg vienna wien zurich geneva geneve basel bern lausanne graz linz
madrid barcelona valencia sevilla bilbao lisbon lisboa porto rome roma milan milano turin torino naples napoli bologna florence firenze genova venezia amsterdam rotterdam utrecht eindhoven brussels bruxelles antwerp ghent
dublin cork edinburgh glasgow manchester birmingham bristol leeds cambridge oxford cardiff belfast copenhagen stockholm gothenburg oslo helsinki warsaw krakow prague brno budapest bucharest sofia athens istanbul ankara
moscow kyiv kiev minsk vilnius riga tallinn lyon marseille toulouse nantes bordeaux lille nice strasbourg rennes grenoble montpellier casablanca rabat marrakech tunis cairo lagos nairobi johannesburg accra
chicago boston seattle austin dallas houston atlanta denver miami philadelphia phoenix portland detroit minneapolis pittsburgh baltimore nashville charlotte orlando tampa sacramento oakland berkeley cupertino sunnyvale
toronto montreal vancouver ottawa calgary edmonton quebec bangalore bengaluru mumbai delhi hyderabad chennai pune kolkata ahmedabad gurgaon gurugram noida jaipur karachi lahore islamabad dhaka colombo
singapore tokyo osaka kyoto seoul beijing shanghai shenzhen guangzhou hangzhou taipei bangkok hanoi jakarta manila melbourne sydney brisbane perth auckland wellington dubai doha riyadh jeddah beirut
bogota lima santiago quito caracas medellin guadalajara monterrey brasilia recife curitiba fortaleza salvador bremen bremerhaven bochum essen dortmund bonn mannheim karlsruhe heidelberg freiburg kiel lubeck rostock`
    .split(/\s+/)
    .concat([
      'new york',
      'new york city',
      'san francisco',
      'los angeles',
      'san diego',
      'san jose',
      'palo alto',
      'mountain view',
      'las vegas',
      'washington dc',
      'salt lake city',
      'sao paulo',
      'rio de janeiro',
      'buenos aires',
      'mexico city',
      'ciudad de mexico',
      'tel aviv',
      'cape town',
      'hong kong',
      'kuala lumpur',
      'ho chi minh city',
      'new delhi',
      'abu dhabi',
      'the hague',
      'den haag',
      'san sebastian',
      'belo horizonte',
      'porto alegre',
      'bay area',
      'st louis',
      'kansas city',
      'new orleans',
      'college station',
      'college park',
      'state college',
      'university park',
      'university city',
      'frankfurt am main',
      'san francisco bay area',
      'greater london',
      'redwood city',
      'menlo park',
      'santa clara',
      'santa monica',
    ])
