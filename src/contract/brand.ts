/** The product's name, as people read it. The one place where it is written in code; messages take it as `{brand}`. */
export const brand = 'Galaxy'
