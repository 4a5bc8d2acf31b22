import type { Random } from '../random.js'

const firsts = {
  us: 'Emma Liam Olivia Noah Ava Ethan Sophia Mason Isabella Logan Mia Lucas Harper Jackson Amelia Aiden Evelyn Carter Abigail Owen Nora Wyatt Chloe Julian Grace Levi Zoe Isaac Hannah Caleb',
  uk: 'Oliver Amelia George Isla Harry Ava Jack Freya Charlie Lily Alfie Poppy Oscar Daisy Archie Phoebe Henry Imogen Theo Matilda Arthur Rosie Finley Beatrice Rory Harriet Callum Niamh Euan Bronwen',
  de: 'Lukas Anna Leon Lena Finn Marie Jonas Sophie Paul Clara Felix Johanna Maximilian Greta Tobias Katharina Moritz Frieda Jan Annika Henrik Svenja Matthias Birgit Stefan Heike Jürgen Ulrike Kai Merle',
  fr: 'Louis Camille Gabriel Manon Hugo Chloé Arthur Inès Jules Léa Raphaël Sarah Adam Juliette Nathan Margaux Antoine Élise Baptiste Océane Étienne Aurélie Thibault Solène Rémi Maëlle Yann Delphine Luc Capucine',
  jp: 'Haruto Yui Sota Hina Yuto Aoi Riku Sakura Minato Mei Kaito Rin Daiki Honoka Takumi Misaki Kenta Ayaka Naoki Emi Shinji Naomi Hiroshi Keiko Makoto Yuki Ryota Chihiro Satoshi Mariko'
} as const

const lasts = {
  us: 'Walker Brooks Hayes Foster Bennett Coleman Reyes Sullivan Price Barnes Ramirez Porter Hunter Chavez Graham Wallace Dunn Marsh Ortega Kim Nguyen Patel Delgado Whitaker Larsen Osborne',
  uk: 'Thornton Ashworth Hughes Barlow Fletcher Kendrick Whitby Ellison Pritchard Hargreaves Norris Atkins Bramley Sinclair Drummond Okafor Ahmed Lacey Tolley Winters Garside Penrose Rowntree Hale',
  de: 'Brandt Hoffmann Keller Vogel Richter Seidel Lorenz Winkler Bauer Schäfer Engel Pohl Dietrich Krause Arnold Ziegler Kaya Neumann Albrecht Jansen Petersen Wolff Hartwig Lindner',
  fr: 'Moreau Lambert Rousseau Fontaine Girard Lefèvre Mercier Blanchard Chevalier Renaud Perrin Marchand Dufour Barbier Carpentier Guérin Benali Royer Colin Vasseur Delorme Tissier Ferrand Pichon',
  jp: 'Tanaka Suzuki Watanabe Ito Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Hayashi Shimizu Mori Abe Ikeda Hashimoto Ishikawa Ogawa Goto Okada Fujita'
} as const

const starts =
  'Alder Birch Cobalt Delta Ember Falcon Granite Harbor Iris Juniper Kestrel Lantern Meridian Nimbus Orchid Pinnacle Quarry Riverside Summit Tidal Umber Vantage Willow Yarrow Zephyr Anchor Beacon Cedar Drift Evergreen Foxglove Glacier Hollow Ironbridge Jasper Keystone Larch Maple North Oakhill'
const endings =
  'Heating|Lifts|Elevators|Facility Services|Plumbing|Electrics|Refrigeration|Medical Devices|Solar|Security Systems|Water|Fire Safety|Networks|Cleaning|Windows|Pumps|Green Energy|Machinery|Telecom|Laundry Systems'

const words = (text: string, by = ' ') => text.split(by)

/** Titles of people at customers, the first of whoever decides. */
export const titles = [
  'Head of Operations',
  'Dispatcher',
  'Service Manager',
  'Field Technician Lead',
  'Office Manager',
  'IT Administrator',
  'Finance Manager',
  'Regional Manager',
  'Planner',
  'Customer Care Lead'
] as const

/** A person's name, as names are in a region. */
export function personName(region: keyof typeof firsts, random: Random): { first: string; last: string } {
  return { first: random.pick(words(firsts[region])), last: random.pick(words(lasts[region])) }
}

/** The name of the account of an index: unlike that of any other one, for the first 800 of them; further ones carry a number. */
export function companyName(index: number, root: Random): string {
  const first = words(starts)
  const last = words(endings, '|')
  const all = root.of('companies').shuffled(first.flatMap((start) => last.map((end) => `${start} ${end}`)))
  const round = Math.floor(index / all.length)
  return `${all[index % all.length]}${round === 0 ? '' : ` ${round + 1}`}`
}

/** A name as it stands in an address: letters without accents, digits. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
}
