/**
 * Whether the key belongs to an input method. Safari ends the composition before the key that confirms it, which then only has
 * the key code of composed text.
 */
export const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
