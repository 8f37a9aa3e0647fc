import type { Calculator } from '../../kernel/calculator';
import { SHARE_CALCULATORS } from './shares';
import { tile, train } from './trains';

const { dividend, sale, president, certificates, worth, capital } = SHARE_CALCULATORS;

export const CALCULATORS: readonly Calculator[] = [
  dividend,
  sale,
  president,
  certificates,
  train,
  worth,
  capital,
  tile,
];
