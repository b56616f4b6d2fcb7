/** Ids of rows, sessions and keys, as people and machines write them. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
