/** The product's displayed name, written in code only here; messages take it as `{brand}`. */
export const brand = 'Galaxy'
