/** The words of the desk. */
export const desk = {};
