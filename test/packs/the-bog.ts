/** A small TDGS pack that uses every part of the format. */
export const theBog = {
  format: 'fray-pack',
  version: 1,
  system: 'tdgs',
  id: 'the-bog',
  revision: 3,
  title: 'The Bog',
  license: 'CC0',
  about: 'A bog, and who lives there.',
  author: 'Ana',
  stock: { weapons: [{ name: 'Moon Sickle', hit: 2, damage: [{ flat: 3 }] }] },
  creatures: [
    {
      name: 'Bog Hag',
      brief: 'Old, patient and hungry.',
      like: 'Goblin',
      sheet: { CON: 16, weapons: ['Moon Sickle', 'Dagger'] },
      style: 'wary',
    },
    { name: 'Bog Crone', like: 'bog hag', sheet: { CON: 20 } },
    { name: 'Goblin', like: 'Goblin', sheet: { STR: 9 } },
  ],
  characters: [{ name: 'Moss', like: 'Mira' }],
  maps: [{ name: 'The bog', rows: ['..~~', '..#~', '....'], heights: ['0011', '0000'] }],
  scenes: [
    {
      name: 'The hag’s door',
      map: 'The bog',
      settings: 'secrecy=exact',
      timer: { turn: 60 },
      creatures: [
        { creature: 'Bog Hag', at: ['d1'] },
        { creature: 'Wolf', count: 2, hidden: true, group: true, at: ['A1', 'B1'] },
      ],
      say: 'The door is open.\nNo one answers.',
      note: 'She knows their names.',
    },
  ],
};
