import { initialsOf } from '@/components/initials';

test.each([
  [
    ['Anna', 'Ben', 'Clara'],
    ['A', 'B', 'C'],
  ],
  [
    ['Anna', 'Ben', 'Bert'],
    ['A', 'Bn', 'Br'],
  ],
  [
    ['Anna', 'Anne'],
    ['Aa', 'Ae'],
  ],
  [
    ['Anna', 'Anna'],
    ['A1', 'A2'],
  ],
  [
    ['ömer', 'Özge'],
    ['Öm', 'Öz'],
  ],
  [
    ['', 'Ben'],
    ['?', 'B'],
  ],
])('%p get letters nobody shares', (names, marks) => {
  expect(initialsOf(names)).toEqual(marks);
});

test('ten people with every kind of clash are all told apart', () => {
  const names = ['Anna', 'Anne', 'Anna', 'Ben', 'Benno', 'Bea', 'Cem', 'C', 'c', 'Dora'];
  expect(new Set(initialsOf(names)).size).toBe(names.length);
});
