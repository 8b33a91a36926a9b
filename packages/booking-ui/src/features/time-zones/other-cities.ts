/**
 * Large cities in zones named after another city, with the names people use, by that other city, which comes first. A zone
 * with many of them is well known, so it comes first in search results. Text is shorter than a list of lists.
 */
export const OTHER_CITIES = new Map(
  `Almaty,Astana,Alma-Ata
Amsterdam,Rotterdam,The Hague,Utrecht,Eindhoven,Holland
Athens,Thessaloniki,Athen
Auckland,Wellington,Christchurch
Bangkok,Chiang Mai,Phuket
Berlin,Munich,München,Hamburg,Frankfurt,Cologne,Köln,Stuttgart,Düsseldorf,Leipzig,Bonn
Bogota,Medellín,Cali
Brisbane,Gold Coast,Cairns
Brussels,Antwerp,Ghent,Bruxelles
Bucharest,Cluj
Buenos Aires,Rosario,La Plata
Cairo,Alexandria,Kairo
Casablanca,Rabat,Marrakesh
Chicago,Dallas,Houston,Austin,San Antonio,Minneapolis,New Orleans,Nashville,Milwaukee,Kansas City,St. Louis,Texas
Copenhagen,Aarhus,København
Denver,Salt Lake City,Albuquerque,Colorado Springs,Utah
Dubai,Abu Dhabi,Sharjah
Dublin,Cork,Galway
Edmonton,Calgary,Alberta
Guayaquil,Quito
Ho Chi Minh City,Hanoi,Saigon,Da Nang
Hong Kong,Kowloon
Honolulu,Hawaii
Istanbul,Ankara,Izmir,Constantinople
Jakarta,Bandung,Surabaya
Jerusalem,Tel Aviv,Haifa,תל אביב,חיפה,ירושלים
Johannesburg,Cape Town,Durban,Pretoria
Karachi,Lahore,Islamabad
Kolkata,Mumbai,Bombay,Delhi,Bangalore,Bengaluru,Chennai,Madras,Hyderabad,Pune,Ahmedabad,Calcutta
Kuala Lumpur,Penang,Johor Bahru
Kyiv,Kharkiv,Odesa,Lviv,Dnipro,Kiev
Lagos,Abuja,Kano
Lisbon,Porto,Lisboa
London,Manchester,Birmingham,Edinburgh,Glasgow,Liverpool,Bristol,Leeds,Cardiff,Cambridge,Oxford,Belfast
Los Angeles,San Francisco,Seattle,San Diego,Portland,Las Vegas,Sacramento,San Jose,Silicon Valley,California
Madrid,Barcelona,Valencia,Seville,Bilbao,Málaga
Manila,Quezon City,Cebu
Mexico City,Guadalajara,Puebla,CDMX
Moscow,Saint Petersburg,Moskau,Leningrad
New York,Boston,Washington,Miami,Atlanta,Philadelphia,Charlotte,Orlando,Pittsburgh,Cleveland,Tampa,NYC,Florida
Oslo,Bergen,Trondheim
Paris,Lyon,Marseille,Toulouse,Nice,Bordeaux,Lille,Nantes,Strasbourg
Phoenix,Tucson,Arizona
Prague,Brno,Prag
Riyadh,Jeddah,Mecca,Medina
Rome,Milan,Naples,Turin,Florence,Venice,Bologna,Mailand
Santiago,Valparaíso,Concepción
Sao Paulo,Rio de Janeiro,Brasília,Curitiba,Belo Horizonte,Porto Alegre
Seoul,Busan,Incheon
Shanghai,Beijing,Shenzhen,Guangzhou,Chengdu,Hangzhou,Wuhan,Tianjin,Peking
Stockholm,Gothenburg,Malmö
Sydney,Canberra,Newcastle,New South Wales
Taipei,Kaohsiung
Tokyo,Osaka,Kyoto,Yokohama,Nagoya,Sapporo,Fukuoka
Toronto,Ottawa,Montreal,Quebec
Vancouver,Victoria,British Columbia
Vienna,Graz,Linz,Salzburg,Wien
Warsaw,Kraków,Wrocław,Gdańsk,Poznań,Łódź,Warszawa
Zurich,Geneva,Basel,Bern,Lausanne`
    .split('\n')
    .map((line) => line.split(','))
    .map((cities) => [cities[0], cities] as const),
)

/** Common names of countries besides their official ones. */
export const COUNTRY_NICKNAMES: Record<string, string[]> = {
  AE: ['UAE'],
  GB: ['UK', 'England', 'Scotland', 'Wales', 'Great Britain'],
  US: ['USA', 'America'],
}
