/** The product's name as the specification's texts have it. */
export const PRODUCT_NAME = 'Weezly'
