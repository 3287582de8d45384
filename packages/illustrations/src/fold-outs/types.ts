/** The drawings of a fold-out, on a stage of 640 × 480 for each step. */
export interface Drawings {
  /** Shapes that several steps share, by the id of their symbol. */
  shapes: Record<string, string>;
  steps: string[];
}
