import type { enDesk } from './en-desk';

export const deDesk: typeof enDesk = {
  holiday: 'Bank Holiday',
};
