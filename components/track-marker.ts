export interface TrackMarker {
  readonly id: string;
  readonly game: string;
  readonly company: string;
  readonly name: string;
  readonly code?: string | undefined;
  /** The field it stands on, from 1. */
  readonly at: number;
  /** Where it has left: only its outline. */
  readonly ghost?: boolean | undefined;
}
