/** What ten visitors want, in which language their browser is set, and how they go about it. */
type Errand = { wanted: string; document: string; locale: string } & (
  | { typed: string }
  | { taps: readonly [game: string, category: string] }
)

export const errands: readonly Errand[] = [
  {
    wanted: 'Polish rulebook of Nemesis',
    document: 'nemesis-rulebook-pl',
    locale: 'pl-PL',
    typed: 'nemesis',
  },
  {
    wanted: 'German rulebook of Castles of Burgundy',
    document: 'castles-of-burgundy-rulebook-de',
    locale: 'de-DE',
    typed: 'burgundy',
  },
  {
    wanted: 'Errata of Kings of Ruin',
    document: 'kings-of-ruin-errata-en',
    locale: 'en-GB',
    typed: 'ruin errata',
  },
  {
    wanted: 'Save sheet of Etherfields',
    document: 'etherfields-save-sheet-en',
    locale: 'en-GB',
    typed: 'ether save',
  },
  {
    wanted: 'FAQ of Nemesis Lockdown',
    document: 'nemesis-lockdown-faq-en',
    locale: 'en-GB',
    typed: 'lockdown faq',
  },
  {
    wanted: 'Korean rulebook of Lords of Hellas, on an English phone',
    document: 'lords-of-hellas-rulebook-ko',
    locale: 'en-GB',
    typed: 'hellas korean',
  },
  {
    wanted: 'Rulebook of Etherfields, misspelt',
    document: 'etherfields-rulebook-2-0-fr',
    locale: 'fr-FR',
    typed: 'etherfeilds',
  },
  { wanted: 'Any wallpapers', document: 'iss-vanguard-wallpapers', locale: 'en-GB', typed: 'wallp' },
  {
    wanted: 'Ukrainian rules of S.T.A.L.K.E.R., in its own letters',
    document: 'stalker-rulebook-uk',
    locale: 'uk-UA',
    typed: 'stalker прав',
  },
  {
    wanted: 'Journal of This War of Mine, by tapping only',
    document: 'this-war-of-mine-journal-pl',
    locale: 'pl-PL',
    taps: ['This War of Mine: The Board Game', 'JOURNALS'],
  },
]
