/** A refusal whose message is the one line to show. */
export class FleetError extends Error {}
