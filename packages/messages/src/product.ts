/** The product's name in the specification's texts. */
export const PRODUCT_NAME = 'Weezly'
