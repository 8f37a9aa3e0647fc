/** The words of the desk. */
export const enDesk = {
  holiday: 'Bank Holiday',
};
