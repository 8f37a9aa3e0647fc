import type { calcEn } from './calc-en';

export const calcDe: typeof calcEn = {
  rails: {
    title: 'Gleiskosten',
    fields: { triangles: 'Dreiecke an allen Feldern', worker: 'Arbeiter' },
    choices: { other: 'Ein anderer', orange: 'Orange' },
    lines: {
      pays: 'Zu zahlen',
      rails: 'Die Gleise einer Aktion',
      terrain: 'Gelände: {{triangles}} × $100',
      orange: 'Orange: $100 + {{triangles}} × $50',
    },
  },
  score: {
    title: 'Wertungsbogen',
    fields: {
      locomotives: 'Aufgedeckte Lokomotiven',
      milestones: 'Punkte erreichter Meilensteine',
      cities: 'Angeschlossene Städte der Gruppe 5',
      network: 'Marker Netz: Punkte',
      stations: 'Bahnhöfe',
      stationPoints: 'Marker Bahnhöfe: Punkte',
      offices: 'Telegrafenbüros',
      officePoints: 'Marker Telegrafen: Punkte',
      fives: 'Telegrafenverbindungen zu 5',
      eights: 'Telegrafenverbindungen zu 8',
    },
    lines: {
      total: 'Punkte zusammen',
      locomotives: 'Lokomotiven: {{n}} × 8',
      milestones: 'Meilensteine',
      network: 'Netz',
      stations: 'Bahnhöfe',
      telegraph: 'Telegrafen',
      links: 'Telegrafenverbindungen',
    },
  },
  tie: {
    title: 'Gleichstand',
    fields: { cash: 'Geld', shares: 'Aktien' },
    lines: { wealth: 'Zählt als', shares: 'Aktien: {{n}} × $150' },
  },
};
