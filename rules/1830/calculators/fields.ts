import type { CalcField } from '../../kernel/calculator';

export const number = (id: string, min: number, max: number, standard: number): CalcField => ({
  id,
  kind: 'number',
  min,
  max,
  default: standard,
});
export const amount = (id: string, max: number, standard: number, step = 1): CalcField => ({
  id,
  kind: 'number',
  min: 0,
  max,
  step,
  default: standard,
  money: true,
});
