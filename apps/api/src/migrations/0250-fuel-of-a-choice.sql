-- What a car runs on belongs to what was chosen: screens and papers say what of it is not included.
update baskets set choice = choice || jsonb_build_object('fuel', v.fuel)
  from vehicle_versions v where v.slug = baskets.version_slug;
update proposals set choice = choice || jsonb_build_object('fuel', v.fuel)
  from vehicle_versions v where v.slug = proposals.version_slug;
