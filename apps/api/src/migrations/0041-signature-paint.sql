-- The paint in which a model is shown where nobody chose one. It may cost more than the paint of
-- the price beside it, and pages then say so. Without one a model is shown in the price's paint.
alter table vehicle_models add column signature_paint text;
