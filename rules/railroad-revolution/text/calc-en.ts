export const calcEn = {
  rails: {
    title: 'Rail cost',
    fields: { triangles: 'Triangles at all fields', worker: 'Worker' },
    choices: { other: 'Any other', orange: 'Orange' },
    lines: {
      pays: 'To pay',
      rails: 'The rails of one action',
      terrain: 'Terrain: {{triangles}} × $100',
      orange: 'Orange: $100 + {{triangles}} × $50',
    },
  },
  score: {
    title: 'Score sheet',
    fields: {
      locomotives: 'Locomotives face up',
      milestones: 'Points of milestones reached',
      cities: 'Connected cities of group 5',
      network: 'Network marker: points',
      stations: 'Stations',
      stationPoints: 'Stations marker: points',
      offices: 'Telegraph offices',
      officePoints: 'Telegraph marker: points',
      fives: 'Telegraph links of 5',
      eights: 'Telegraph links of 8',
    },
    lines: {
      total: 'Points in all',
      locomotives: 'Locomotives: {{n}} × 8',
      milestones: 'Milestones',
      network: 'Network',
      stations: 'Stations',
      telegraph: 'Telegraph',
      links: 'Telegraph links',
    },
  },
  tie: {
    title: 'Tie-break',
    fields: { cash: 'Cash', shares: 'Shares' },
    lines: { wealth: 'Counts as', shares: 'Shares: {{n}} × $150' },
  },
};
